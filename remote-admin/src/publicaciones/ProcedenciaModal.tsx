import type { BuildPublicado } from '@comanda/shared/contracts/admin/publicaciones';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { Datos } from '@comanda/shared/piezas/vista';
import { Modal } from '@comanda/shared/ui/data';

import { cargaDe, enKb, enPorcentaje, fallosDe } from './nombres';
import { publicacionesMensajes } from './publicacionesMensajes';

const mensajes = publicacionesMensajes.procedencia;

type ProcedenciaModalProps = { build: BuildPublicado; onCerrar: () => void };

/** What is known of a build: how it does, where it came from, and what it changes against the one that was out before it. */
export function ProcedenciaModal({ build, onCerrar }: ProcedenciaModalProps) {
  const { procedencia, diferencia, por, bytes, nota, publicado, uso } = build;
  const { commit = null, limpio, autor, corrida } = procedencia ?? {};
  return (
    <Modal open title={mensajes.titulo(build.build)} footer={null} width={560} onCancel={onCerrar}>
      <Datos
        datos={[
          ['Publicado', formatFechaHora(publicado)],
          ['Publicó', por],
          ['Nota', nota],
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
          ['Pestañas', enPorcentaje(uso.pestanas)],
          ['Carga p50 / p95', cargaDe(build)],
          ['Fallos', fallosDe(build)],
          ['Llamadas nuevas', diferencia && lista(diferencia.nuevas)],
          ['Llamadas quitadas', diferencia && lista(diferencia.quitadas)],
          ['Llamadas cambiadas', diferencia && lista(diferencia.cambiadas)],
        ]}
      />
      {diferencia && <p>{mensajes.contra(diferencia)}</p>}
      <p>{procedencia ? mensajes.segunElEquipo : mensajes.sinGit}</p>
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
