/** Cards as this client knows them: what short messages tell of them one after another, put together. */

import type { Face, FaceLayout, ShortFace, ShortLook } from '../wire';

export type Forms = Record<number, FaceLayout>;

/** A layout with its colours. */
function inFull(look: ShortLook, forms: Forms): FaceLayout {
  const { form, colours, ...rest } = look;
  const zones = forms[form]?.zones?.map((zone, place) =>
    colours?.[place] ? { ...zone, colour: colours[place] } : zone,
  );
  return { ...forms[form], ...(zones ? { zones } : {}), ...rest };
}

/** What is known of a card after a short message about it. */
function changed(known: Face | undefined, told: ShortFace, table: string, forms: Forms): Face {
  const { look, opened, is_closed: isClosed, ...closed } = told;
  const path = (key: string): string => `${table}/${key}`;
  const { opened: before, ...side } = known ?? { card: told.card, name: {} };
  const face: Face = closed.name
    ? {
        ...closed,
        name: closed.name,
        art: path(closed.art ?? ''),
        tile: path(closed.tile ?? ''),
        figure: path(closed.figure ?? ''),
        ...(look ? { look: inFull(look, forms) } : {}),
      }
    : side;
  if (opened)
    return {
      ...face,
      opened: { values: opened.values, art: path(opened.art), look: inFull(opened.look, forms) },
    };
  return isClosed || !before ? face : { ...face, opened: before };
}

/** All faces after whole ones and short ones were told. */
export function withFaces(
  faces: Record<number, Face>,
  whole: Face[] | undefined,
  short: ShortFace[] | undefined,
  table: string,
  forms: Forms,
): Record<number, Face> {
  if (!whole?.length && !short?.length) return faces;
  const all = { ...faces };
  for (const face of whole ?? []) all[face.card] = face;
  for (const told of short ?? []) all[told.card] = changed(all[told.card], told, table, forms);
  return all;
}
