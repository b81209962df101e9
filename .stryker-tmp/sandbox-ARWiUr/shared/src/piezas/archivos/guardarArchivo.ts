// @ts-nocheck
const VIDA_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function guardarArchivo(direccion: string, archivo: string): void {
  const enlace = document.createElement('a');
  enlace.href = direccion;
  enlace.download = archivo;
  enlace.click();
}

/** Gives an address back when whoever opens it has long read it. */
export function soltarLuego(direccion: string): void {
  setTimeout(() => URL.revokeObjectURL(direccion), VIDA_MS);
}

/** Hands a text, or bytes, to the browser's downloads. */
export function guardarTexto(
  texto: BlobPart,
  { archivo, tipo }: { archivo: string; tipo: string },
): void {
  const direccion = URL.createObjectURL(new Blob([texto], { type: tipo }));
  guardarArchivo(direccion, archivo);
  soltarLuego(direccion);
}

/** Shows a file in a tab of its own, or keeps it where the browser opens none. `pedir`: its address, or undefined: said already. */
export async function abrirEnPestana(
  archivo: string,
  pedir: () => Promise<string | undefined>,
): Promise<void> {
  const pestana = window.open('', '_blank'); // within the click: after the answer it would be a blocked popup
  const direccion = await pedir();
  if (direccion === undefined) return pestana?.close();
  soltarLuego(direccion);
  if (pestana) pestana.location.href = direccion;
  else guardarArchivo(direccion, archivo);
}
