export const MODOS_SRI = ['sandbox', 'pruebas', 'produccion'] as const;
export type ModoSri = (typeof MODOS_SRI)[number];

const PRUEBAS = 'https://celcer.sri.gob.ec/comprobantes-electronicos-ws';
const PRODUCCION = 'https://cel.sri.gob.ec/comprobantes-electronicos-ws';

/**
 * Where documents of each ambiente go. 'pruebas' never sends a document of ambiente 2; the sandbox, at `url`, takes
 * both, since nothing it authorises has value.
 */
export function direccionesSri(
  modo: ModoSri,
  url: string | null,
): (ambiente: string) => string | null {
  if (modo === 'sandbox') return () => url;
  return (ambiente) => {
    if (ambiente === '1') return PRUEBAS;
    return modo === 'produccion' ? PRODUCCION : null;
  };
}
