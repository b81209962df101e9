import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { NOMBRE_DE_CANAL } from '@comanda/shared/domain/producto/tarifasDePrecio';
import { formatLapso } from '@comanda/shared/domain/texto/fecha';
import { useAlDia } from '@comanda/shared/piezas/flujo';
import { CADA_MINUTO, TarjetaDeInicio } from '@comanda/shared/piezas/inicio';
import { QueryView, useAhora } from '@comanda/shared/piezas/vista';
import { useEmpresaActiva } from '@comanda/shared/session';

import { useListarMesasQuery } from '../cocina/pisoApi';

/** The open orders without a table, oldest first, for who hands them over. */
export default function ParaLlevar() {
  const { empresa } = useEmpresaActiva();
  const ahora = useAhora();
  const query = useListarMesasQuery({ empresa: empresa ?? '' }, CADA_MINUTO);
  useAlDia('piso', empresa ?? '', query);
  return (
    <TarjetaDeInicio titulo="Para llevar" enlace={{ a: '/admin/mesas', texto: 'Ver las órdenes' }}>
      <QueryView query={query} empty="" esqueleto="texto">
        {({ ordenes, desfase }) => {
          if (ordenes.length === 0) return <p>No hay órdenes sin mesa</p>;
          const deSuReloj = new Date(ahora.getTime() + desfase);
          return (
            <ul>
              {[...ordenes]
                .sort((a, b) => a.desde.localeCompare(b.desde))
                .map(({ random, orden, desde, total, listas, canal }) => (
                  <li key={random}>
                    <span>
                      {orden}
                      <small>
                        {canal && `${NOMBRE_DE_CANAL[canal]} · `}
                        hace {formatLapso(desde, deSuReloj)}
                      </small>
                    </span>
                    {listas > 0 && (
                      <span className="ui-etiqueta" data-tono="bien">
                        Lista
                      </span>
                    )}
                    <strong className="cifra">{formatMonto(total)}</strong>
                  </li>
                ))}
            </ul>
          );
        }}
      </QueryView>
    </TarjetaDeInicio>
  );
}
