import type { BuildPublicado } from '@comanda/shared/contracts/admin/publicaciones';
import { Datos } from '@comanda/shared/piezas/vista';
import { Modal } from '@comanda/shared/ui/data';

import { enKb } from './nombres';
import { publicacionesMensajes } from './publicacionesMensajes';

const mensajes = publicacionesMensajes.procedencia;

type ProcedenciaModalProps = { build: BuildPublicado; onCerrar: () => void };

/** Where a build came from, and what it changes against the one that was out before it. */
export function ProcedenciaModal({ build, onCerrar }: ProcedenciaModalProps) {
  const { procedencia, diferencia, por, bytes } = build;
  const { commit = null, limpio, autor, corrida } = procedencia ?? {};
  return (
    <Modal open title={mensajes.titulo(build.build)} footer={null} width={560} onCancel={onCerrar}>
      <Datos
        datos={[
          ['Publicó', por],
          ['Autor', autor],
          [
            'Commit',
            commit && (
              <>
                <code>{commit}</code> {!limpio && mensajes.conCambios}
              </>
            ),
          ],
          [
            'Corrida',
            corrida && (
              <a href={corrida} target="_blank" rel="noreferrer">
                {corrida}
              </a>
            ),
          ],
          ['Tamaño', diferencia ? mensajes.tamano(enKb(bytes), diferencia.bytes) : enKb(bytes)],
          ['Llamadas nuevas', diferencia && lista(diferencia.nuevas)],
          ['Llamadas quitadas', diferencia && lista(diferencia.quitadas)],
          ['Llamadas cambiadas', diferencia && lista(diferencia.cambiadas)],
        ]}
      />
      {diferencia && <p>{mensajes.contra(diferencia)}</p>}
      {procedencia && <p>{mensajes.segunElEquipo}</p>}
    </Modal>
  );
}

const lista = (llamadas: readonly string[]) =>
  llamadas.length > 0 && (
    <ul className="admin-llamadas">
      {llamadas.map((llamada) => (
        <li key={llamada}>
          <code>{llamada}</code>
        </li>
      ))}
    </ul>
  );
