import type { SaludDeArea } from '@comanda/shared/contracts/admin/salud';
import { QueryView } from '@comanda/shared/piezas/vista';

import { Fallo } from './FallosModal';
import { enSegundos } from './nombres';
import { useVerSaludDeAreaQuery } from './publicacionesApi';
import { saludMensajes as mensajes } from './saludMensajes';

/** What fails most in an area, by the files that were written, and how each company has it. */
export function DetalleDeSalud({ area }: { area: string }) {
  const consulta = useVerSaludDeAreaQuery({ area }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={consulta} esqueleto="texto" empty={mensajes.sinEmpresas}>
      {({ fallos, empresas }) => (
        <>
          <h4>{mensajes.fallos}</h4>
          <Frecuentes fallos={fallos} />
          <h4>{mensajes.empresas}</h4>
          <PorEmpresa empresas={empresas} />
        </>
      )}
    </QueryView>
  );
}

function Frecuentes({ fallos }: Pick<SaludDeArea, 'fallos'>) {
  if (fallos.length === 0) return <p>{mensajes.sinFallos}</p>;
  return (
    <ul className="admin-fallos">
      {fallos.map((fallo, i) => (
        <li key={i}>
          <Fallo fallo={fallo} />
          <small>{fallo.build}</small>
        </li>
      ))}
    </ul>
  );
}

function PorEmpresa({ empresas }: Pick<SaludDeArea, 'empresas'>) {
  if (empresas.length === 0) return <p>{mensajes.sinEmpresas}</p>;
  return (
    <ul className="admin-fallos">
      {empresas.map(({ empresa, visitas, malas, bucles, colgadas, carga, lcp, inp }) => (
        <li key={empresa}>
          <strong>{empresa}</strong>
          <small>
            {mensajes.deEmpresa(visitas, malas)} · {mensajes.carga} {enSegundos(carga)} ·{' '}
            {mensajes.lcp} {enSegundos(lcp)} · {mensajes.inp} {enSegundos(inp)} · {mensajes.bucles}{' '}
            {bucles} / {colgadas}
          </small>
        </li>
      ))}
    </ul>
  );
}
