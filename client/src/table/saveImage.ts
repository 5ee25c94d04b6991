/** Saves a part of the page as an image: its texts and pictures are drawn again on a canvas. */

export async function saveImage(part: HTMLElement, title: string): Promise<void> {
  const box = part.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  const scale = 2;
  canvas.width = part.scrollWidth * scale;
  canvas.height = (part.scrollHeight + 40) * scale;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(scale, scale);
  context.fillStyle = '#2a2452';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#fbf6ea';
  context.font = "600 20px 'Oswald Variable', sans-serif";
  context.fillText(title, 16, 28);
  for (const image of part.querySelectorAll('img')) {
    const at = image.getBoundingClientRect();
    if (image.complete && image.naturalWidth)
      context.drawImage(
        image,
        at.left - box.left + part.scrollLeft,
        at.top - box.top + 40,
        at.width,
        at.height,
      );
  }
  context.textAlign = 'center';
  for (const text of part.querySelectorAll('.says b, .says > span')) {
    const at = text.getBoundingClientRect();
    context.font =
      text.tagName === 'B'
        ? "500 15px 'Oswald Variable', sans-serif"
        : "400 11.5px 'Oswald Variable', sans-serif";
    context.fillText(
      text.textContent ?? '',
      at.left - box.left + part.scrollLeft + at.width / 2,
      at.bottom - box.top + 38,
      90,
    );
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = 'tall-order.png';
  link.click();
  URL.revokeObjectURL(link.href);
}
