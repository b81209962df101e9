import type { FalloDeBuild } from '@comanda/shared/contracts/admin/publicaciones';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { lugarDeFallo } from '@comanda/shared/domain/texto/lugarDeFallo';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Modal } from '@comanda/shared/ui/data';

import { useListarFallosQuery } from './publicacionesApi';
import { publicacionesMensajes } from './publicacionesMensajes';

const mensajes = publicacionesMensajes.fallos;

type FallosModalProps = { area: string; nombre: string; build: string; onCerrar: () => void };

/** What failed in a build, as browsers told it: the screen, what was said, and where in its files. */
export function FallosModal({ area, nombre, build, onCerrar }: FallosModalProps) {
  const consulta = useListarFallosQuery({ area, build }, { refetchOnMountOrArgChange: true });
  return (
    <Modal
      open
      title={mensajes.titulo(nombre, build)}
      footer={null}
      width={720}
      onCancel={onCerrar}
    >
      <QueryView query={consulta} esqueleto="texto" empty={mensajes.vacio}>
        {(fallos) => (
          <ul className="admin-fallos">
            {fallos.map((fallo, i) => (
              <li key={i}>
                <Fallo fallo={fallo} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Modal>
  );
}

export function Fallo({ fallo }: { fallo: FalloDeBuild }) {
  const { fase, pantalla, mensaje, llamada, campo, pila, lugares, veces, empresas, ultima } = fallo;
  const lugar = lugarDeFallo(fallo);
  const donde = pantalla === '' ? mensajes.sinPantalla : `/${pantalla}`;
  const que = llamada === null ? mensaje : mensajes.noSeLee(llamada, campo);
  return (
    <>
      <strong>{que || mensajes.fase[fase]}</strong>
      <small>
        {mensajes.fase[fase]} · {donde} · {mensajes.cuanto(veces, empresas)} ·{' '}
        {formatFechaHora(ultima)}
      </small>
      {lugar !== undefined && <code>{lugar}</code>}
      {pila.length > 0 && (
        <details>
          <summary>{mensajes.pila}</summary>
          <pre tabIndex={0}>{(lugares ?? pila).join('\n')}</pre>
        </details>
      )}
    </>
  );
}
