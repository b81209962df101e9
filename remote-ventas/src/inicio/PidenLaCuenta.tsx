import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { useAlDia } from '@comanda/shared/piezas/flujo';
import { CADA_MINUTO, TarjetaDeInicio } from '@comanda/shared/piezas/inicio';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Link } from '@comanda/shared/router';
import { useEmpresaActiva } from '@comanda/shared/session';

import { nombreDeMesa } from '../cocina/nombres';
import { useListarMesasQuery } from '../cocina/pisoApi';

/** The tables that wait to be charged, for who charges. */
export default function PidenLaCuenta() {
  const { empresa } = useEmpresaActiva();
  const query = useListarMesasQuery({ empresa: empresa ?? '' }, CADA_MINUTO);
  useAlDia('piso', empresa ?? '', query);
  return (
    <TarjetaDeInicio
      titulo="Piden la cuenta"
      enlace={{ a: '/admin/mesas', texto: 'Ver las mesas' }}
    >
      <QueryView query={query} empty="" esqueleto="texto">
        {({ mesas }) => {
          const piden = mesas.filter(({ estado }) => estado === 'POR_PAGAR');
          if (piden.length === 0) return <p>Ninguna mesa la pide</p>;
          return (
            <ul>
              {piden.map((mesa) => (
                <li key={mesa.id}>
                  <span>
                    {nombreDeMesa(mesa)}
                    <small>{[mesa.mesero, mesa.cliente].filter(Boolean).join(' · ')}</small>
                  </span>
                  <strong className="cifra">{formatMonto(mesa.total)}</strong>
                  <Link
                    to={`/admin/puntoventa?mesa=${encodeURIComponent(mesa.id)}&pagar=1`}
                    aria-label={`Cobrar ${nombreDeMesa(mesa)}`}
                  >
                    Cobrar
                  </Link>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </TarjetaDeInicio>
  );
}
