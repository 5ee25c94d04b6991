/** Saves an SVG as an image file: its pictures and texts are drawn again on a canvas. */

function loaded(address: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = address;
  });
}

export async function saveSvgAsImage(drawing: SVGSVGElement, title: string): Promise<void> {
  const box = drawing.getBoundingClientRect();
  const head = 60;
  const scale = 2;
  const canvas = document.createElement('canvas');
  canvas.width = box.width * scale;
  canvas.height = (box.height + head) * scale;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(scale, scale);
  const sky = context.createLinearGradient(0, 0, 0, box.height + head);
  sky.addColorStop(0, '#0f1e26');
  sky.addColorStop(1, '#2b515b');
  context.fillStyle = sky;
  context.fillRect(0, 0, box.width, box.height + head);
  context.fillStyle = '#fbf6ea';
  context.font = "600 26px 'Oswald Variable', sans-serif";
  context.fillText(title, 24, 42);
  for (const part of drawing.querySelectorAll('image, text')) {
    const at = part.getBoundingClientRect();
    const x = at.left - box.left;
    const y = at.top - box.top + head;
    if (part instanceof SVGImageElement) {
      const image = await loaded(part.href.baseVal);
      if (image) context.drawImage(image, x, y, at.width, at.height);
    } else {
      const style = getComputedStyle(part);
      context.fillStyle = style.fill;
      context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      context.fillText(part.textContent ?? '', x, y + at.height * 0.78);
    }
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = 'tall-order-skyline.png';
  link.click();
  URL.revokeObjectURL(link.href);
}
