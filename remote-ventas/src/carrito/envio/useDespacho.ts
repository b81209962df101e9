import { useDispatch } from 'react-redux';

import { nuevoUuid, orderingApi, type AppDispatch } from '@comanda/shared/api';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import type { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { totalesDeCarrito } from '@comanda/shared/domain/orden/carrito';
import { conAnotado } from '@comanda/shared/domain/sinLinea/ordenSinLinea';
import { useUsuario } from '@comanda/shared/session';
import { esOrden, hacerConEquipo, segunEquipo } from '@comanda/shared/sinLinea';

import { useRegistrarOrdenMutation } from '../../cocina/pisoApi';
import { envioDe } from '../../cocina/useAnotado';
import type { DestinoDeEnvio, LineaPorEnviar } from '../ventaAbierta';
import { aEnviada, aPedida } from './porEnviar';

/** `orden`: as it was before, where that is known. */
export type PorDespachar = {
  lineas: readonly LineaPorEnviar[];
  destino: DestinoDeEnvio;
  canal: Canal | undefined;
  orden: Orden | null;
};

/** The order as it is then, and which lines somebody has from now on: the kitchen, or this till until it can send them. */
type Despachado = { orden: Orden | null; lineas: readonly string[] };

type Cuerpo = Omit<CallInput<typeof mesasCalls.registrarOrden>, 'random' | 'clave' | 'sin_linea'>;

/**
 * Sends lines to the kitchen. A registered till writes them down first, line or no line, as it does what it sells; any other
 * browser needs an answer. Throws what is refused.
 */
export function useDespacho(empresa: string) {
  const [registrar] = useRegistrarOrdenMutation();
  const usuario = useUsuario();
  const dispatch = useDispatch<AppDispatch>();
  const quien = { id: usuario?.id ?? '', nombre: usuario?.nombreCompleto ?? '' };

  const registrarYa = (cuerpo: Cuerpo, { random, soloAqui = false }: DestinoDeEnvio) => {
    const suya = random !== null && { random, ...(soloAqui && { solo_aqui: true }) };
    return registrar({ ...cuerpo, ...suya }).unwrap();
  };
  const anotar = async (cuerpo: Cuerpo, { lineas, destino, orden }: PorDespachar) => {
    const { random, soloAqui } = destino;
    const ahora = new Date();
    const { acto, dato } = await hacerConEquipo(dispatch, {
      tipo: 'orden',
      empresa,
      quien,
      monto: totalesDeCarrito(lineas).total,
      idempotencia: lineas[0]?.linea ?? nuevoUuid(), // of the send as long as it is the same
      dicho: cuerpo.mesa ? `Mesa ${cuerpo.mesa}` : cuerpo.orden,
      cuerpo: {
        ...cuerpo,
        random: random ?? nuevoUuid(),
        ...(soloAqui && random !== null && { solo_aqui: true }),
      },
      lineas: lineas.map((linea) => aEnviada(linea, quien.nombre, ahora)),
    });
    if (dato) dispatch(orderingApi.util.invalidateTags(['Mesa', 'Orden']));
    const anotadas = esOrden(acto) ? [envioDe(acto)] : [];
    return {
      orden: dato ?? conAnotado(orden, anotadas, []),
      lineas: anotadas.flatMap((envio) => envio.lineas.map(({ linea }) => linea)),
    };
  };

  return async (que: PorDespachar): Promise<Despachado> => {
    const { lineas, destino, canal } = que;
    const cuerpo = {
      empresa,
      mesa: destino.mesa,
      orden: destino.nombre,
      usuario: quien.nombre,
      lineas: lineas.map(aPedida),
      ...(canal && { canal }),
    };
    return segunEquipo<Despachado>(
      empresa,
      () => anotar(cuerpo, que),
      async () => ({
        orden: await registrarYa(cuerpo, destino),
        lineas: lineas.map(({ linea }) => linea),
      }),
    );
  };
}
