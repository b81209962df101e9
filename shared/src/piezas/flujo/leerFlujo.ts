import { dichoDeFlujoSchema, type DichoDeFlujo } from '../../contracts/ventas/flujo';

/** Reads server-sent events to their end: `alOir` is told of each byte that comes, and with what it says. */
export async function leerFlujo(
  cuerpo: ReadableStream<Uint8Array>,
  alOir: (dicho: DichoDeFlujo | null) => void,
): Promise<void> {
  const lector = cuerpo.getReader();
  const letras = new TextDecoder();
  let resto = '';
  for (;;) {
    const { done, value } = await lector.read();
    if (done) return;
    alOir(null);
    const lineas = (resto + letras.decode(value, { stream: true })).split('\n');
    resto = lineas.pop() ?? '';
    for (const linea of lineas) if (linea.startsWith('data:')) alOir(dichoDe(linea.slice(5)));
  }
}

/** What this page does not understand is of a newer server, and only says that it lives. */
function dichoDe(texto: string): DichoDeFlujo | null {
  const leido = dichoDeFlujoSchema.safeParse(JSON.parse(texto));
  return leido.success ? leido.data : null;
}
