import type { ArchivosVerificados } from '../archivos/archivosVerificados';
import type { Lanzamiento } from '../lanzamientos/lanzamiento';

type Log = { error(detalle: object, que: string): void };

const NOMBRE = 'esqueleto.html';

/** Where a shell's own cannot be had: the page opens all the same. */
const LLANO =
  '<style>#esqueleto{position:fixed;inset:0;display:grid;place-items:center;font:16px system-ui}</style>' +
  '<div id="esqueleto" role="status" aria-live="polite"><p><span>Abriendo Comanda</span></p></div>';

/** The first paint of a shell: checked like its code, for it stands in the page itself. Older builds have it in their archive alone. */
export function esqueletos(archivos: ArchivosVerificados, log: Log) {
  return async (shell: Lanzamiento): Promise<string> => {
    const { esqueleto } = shell.indice;
    try {
      const contenido = await (esqueleto
        ? archivos.leer(shell, NOMBRE, esqueleto)
        : archivos.derivado(shell, NOMBRE, () => archivos.delArchivo(shell, NOMBRE)));
      return contenido.toString('utf8');
    } catch (error) {
      log.error({ err: error, build: shell.build }, 'skeleton of the page not found');
      return LLANO;
    }
  };
}
