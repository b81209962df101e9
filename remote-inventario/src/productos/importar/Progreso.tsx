import type { Importacion } from '@comanda/shared/contracts/importaciones';
import { Progress } from '@comanda/shared/ui/extra';

import { importarMensajes as mensajes } from './importarMensajes';

/** How far the running import is; before the server has said, it is being sent. */
export function Progreso({ importacion }: { importacion: Importacion | 'enviando' }) {
  const { filas, revisadas, escritas } =
    importacion === 'enviando' ? { filas: 0, revisadas: 0, escritas: 0 } : importacion;
  const hechas = filas === 0 ? 0 : Math.floor((100 * (revisadas + escritas)) / (2 * filas));
  return (
    <div>
      <p role="status">{queHace(filas, revisadas, escritas)}</p>
      <Progress percent={hechas} status="active" aria-label={mensajes.titulo} />
      <p>{mensajes.puedeCerrar}</p>
    </div>
  );
}

function queHace(filas: number, revisadas: number, escritas: number): string {
  if (filas === 0) return mensajes.leyendo;
  return revisadas === 0 ? mensajes.revisados(filas) : mensajes.escritos(escritas, filas);
}
