import { PERFILES_DE_CAJA } from '@comanda/shared/contracts/auth/perfiles';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Link } from '@comanda/shared/router';
import { useUsuario } from '@comanda/shared/session';

import { nombresDe, type Pendiente } from './pendientes';
import type { PendientesLeidos } from './usePendientes';
import estilos from './pendientes.module.css';

type PendientesListaProps = PendientesLeidos & { empresa: string };

/** What is still open, before the count: it forbids nothing, and whoever closes has read it. */
export function PendientesLista({ empresa, query, todos }: PendientesListaProps) {
  const fallo = query.error !== undefined && !query.currentData;
  if (todos.length === 0 && !fallo) return null;
  return (
    <section className={estilos.pendientes} aria-label="Pendientes antes de cerrar">
      <h3>Antes de cerrar, revise lo que sigue abierto</h3>
      {fallo && (
        <QueryView query={query} empty={null}>
          {() => null}
        </QueryView>
      )}
      <ul>
        {todos.map((pendiente) => (
          <UnPendiente key={pendiente.que} empresa={empresa} pendiente={pendiente} />
        ))}
      </ul>
    </section>
  );
}

/** Who has those screens, as their area says it. */
const EN_VENTAS = { acceso: { perfiles: PERFILES_DE_CAJA, area: 'ventas' } } as const;

function UnPendiente({ empresa, pendiente }: { empresa: string; pendiente: Pendiente }) {
  const { que, cuantos, ver } = pendiente;
  const areas = useUsuario()?.areas?.find((una) => una.empresa === empresa)?.areas;
  const encendida = areas?.includes(EN_VENTAS.acceso.area) ?? true;
  const puede = usePuede(EN_VENTAS) && encendida;
  return (
    <li>
      <strong>
        {cuantos} · {que}
      </strong>
      <span>{nombresDe(pendiente)}</span>
      {puede && <Link to={ver.a}>{ver.texto}</Link>}
    </li>
  );
}
