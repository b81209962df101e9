import { aCentavos, formatCentavos, sumar } from '@comanda/shared/domain/dinero/dinero';
import { formatLapso } from '@comanda/shared/domain/texto/fecha';
import { useAlDia } from '@comanda/shared/piezas/flujo';
import { CADA_MINUTO, Pulso } from '@comanda/shared/piezas/inicio';
import { useEmpresaActiva } from '@comanda/shared/session';

import { nombreDeMesa } from '../cocina/nombres';
import { useListarMesasQuery, type PisoLeido } from '../cocina/pisoApi';

/** How many tables are taken, and which of them longest. */
export default function MesasAbiertas() {
  const { empresa } = useEmpresaActiva();
  const query = useListarMesasQuery({ empresa: empresa ?? '' }, CADA_MINUTO);
  useAlDia('piso', empresa ?? '', query);
  const { currentData, isError } = query;
  return (
    <Pulso
      icono="mesa"
      titulo="Mesas abiertas"
      a="/admin/mesas"
      fallo={isError}
      cifra={undefined}
      {...(currentData && dichoDe(currentData))}
    />
  );
}

const MUCHO_MS = 60 * 60_000;
const llevaMucho = (desde: string, ahora: Date) => ahora.getTime() - Date.parse(desde) >= MUCHO_MS;

function dichoDe({ mesas, desfase }: PisoLeido) {
  const abiertas = mesas.filter(({ estado }) => estado !== 'LIBRE');
  const total = sumar(abiertas.map(({ total: suyo }) => aCentavos(suyo)));
  const [primera] = abiertas
    .flatMap((mesa) => (mesa.desde === null ? [] : [{ mesa, desde: mesa.desde }]))
    .sort((a, b) => a.desde.localeCompare(b.desde));
  const ahora = new Date(Date.now() + desfase);
  return {
    cifra: String(abiertas.length),
    de: `de ${mesas.length} · ${formatCentavos(total)}`,
    detalle: primera && (
      <>
        <b data-tono={llevaMucho(primera.desde, ahora) ? 'pausa' : undefined}>
          {nombreDeMesa(primera.mesa)}
        </b>{' '}
        lleva {formatLapso(primera.desde, ahora)}
      </>
    ),
  };
}
