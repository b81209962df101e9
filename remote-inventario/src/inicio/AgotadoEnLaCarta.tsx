import { useAlDia } from '@comanda/shared/piezas/flujo';
import { CADA_MINUTO, TarjetaDeInicio } from '@comanda/shared/piezas/inicio';
import { QueryView } from '@comanda/shared/piezas/vista';
import { useEmpresaActiva } from '@comanda/shared/session';

import { useListarAgotadosQuery } from './agotadosApi';

/** What the till does not sell today, for who cooks. */
export default function AgotadoEnLaCarta() {
  const { empresa } = useEmpresaActiva();
  const query = useListarAgotadosQuery({ empresa: empresa ?? '' }, CADA_MINUTO);
  useAlDia('catalogo', empresa ?? '', query);
  return (
    <TarjetaDeInicio titulo="Agotado en la carta">
      <QueryView query={query} empty={<p>Hay de todo</p>} esqueleto="texto">
        {(agotados) => (
          <ul>
            {agotados.map(({ id, producto, categoria }) => (
              <li key={id}>
                <span>{producto}</span>
                <small>{categoria}</small>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </TarjetaDeInicio>
  );
}
