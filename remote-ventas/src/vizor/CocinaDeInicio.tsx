import {
  contarEnCocina,
  minutosDesde,
  porHacer,
  tonoDeEspera,
} from '@comanda/shared/domain/orden/vizor';
import { formatLapso } from '@comanda/shared/domain/texto/fecha';
import { Hero } from '@comanda/shared/piezas/cifras';
import { useAlDia } from '@comanda/shared/piezas/flujo';
import { CADA_MINUTO } from '@comanda/shared/piezas/inicio';
import { QueryView, useAhora } from '@comanda/shared/piezas/vista';
import { Link } from '@comanda/shared/router';
import { useEmpresaActiva } from '@comanda/shared/session';
import { Icono } from '@comanda/shared/ui/core';

import { horaDelServidor } from '../cocina/horaDelServidor';
import { useListarVizorQuery } from './vizorApi';

import './cocinaDeInicio.css';

/** How long the oldest order waits, for who cooks. */
export default function CocinaDeInicio() {
  const { empresa } = useEmpresaActiva();
  const query = useListarVizorQuery({ empresa: empresa ?? '' }, CADA_MINUTO);
  useAlDia('piso', empresa ?? '', query);
  useAhora(); // it gets older while nothing else happens
  return (
    <section className="ui-tarjeta ventas-cocina" aria-label="Cocina">
      <QueryView query={query} empty="" esqueleto="texto">
        {({ data, ajustes }) => {
          const [primera] = data
            .filter(porHacer)
            .map(({ enviada }) => enviada)
            .sort();
          return (
            <>
              <Hero titulo="Órdenes en cocina" valor={String(contarEnCocina(data))} />
              {primera && (
                <span
                  data-espera={tonoDeEspera(
                    minutosDesde(primera, horaDelServidor().getTime()),
                    ajustes,
                  )}
                >
                  <Hero titulo="La más antigua" valor={formatLapso(primera, horaDelServidor())} />
                </span>
              )}
            </>
          );
        }}
      </QueryView>
      <Link to="/admin/vizor" className="inicio-primera">
        <Icono nombre="cocina" /> Abrir el vizor
      </Link>
    </section>
  );
}
