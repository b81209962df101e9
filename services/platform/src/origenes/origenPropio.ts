import type { FastifyRequest } from 'fastify';

import { enCampo } from '@comanda/kit/http/enCampo';
import type { Arranque } from '@comanda/shared/contracts/plataforma/plataforma';
import { esDeEstaMaquina } from '@comanda/shared/contracts/plataforma/origen';

type Pedido = Pick<FastifyRequest, 'protocol' | 'host'>;

/** As whoever asks has it in the address bar. */
export const origenDelProducto = ({ protocol, host }: Pedido): string => `${protocol}://${host}`;

/** Files of an area are elsewhere, or at the product: neither at its own services, nor at a machine that other people do not have. */
export function exigirAjeno(
  origen: string | null,
  request: Pedido,
  direcciones: Arranque['direcciones'],
): void {
  if (origen === null) return;
  const propios = [origenDelProducto(request), ...Object.values(direcciones)].flatMap((una) =>
    URL.canParse(una) ? [new URL(una).origin] : [],
  );
  if (propios.includes(origen)) throw negado('Ese es el producto mismo: deje el origen vacío');
  if (esDeEstaMaquina(origen) && request.protocol === 'https')
    throw negado('Un origen de esta máquina vale solo donde el producto va sin https');
}

const negado = (msg: string) => enCampo('ORIGEN_NO_VALE', 'origen', { msg });
