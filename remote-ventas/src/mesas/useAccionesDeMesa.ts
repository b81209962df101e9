import { mesasCalls as calls, type Mesa } from '@comanda/shared/contracts/ventas/mesas';
import { usePuede } from '@comanda/shared/piezas/sesion';
import type { Accion } from '@comanda/shared/piezas/tabla';
import { useNavigate } from '@comanda/shared/router';
import { confirmar, withNotice } from '@comanda/shared/ui/core';

import type { PisoLeido } from '../cocina/pisoApi';
import { useEsperaLinea } from '../cocina/useEsperaLinea';
import type { DialogoDePuesto } from './DialogoPuesto';
import { useEliminarMesaMutation } from './mesasApi';
import { mesasMensajes as mensajes } from './mesasMensajes';
import { estaAbierto, libres, ocupados, type PuestoAbierto, type Puesto } from './puestos';
import { useAtender } from './useAtender';

type Lugar = { empresa: string; piso: PisoLeido; onDialogo: (dialogo: DialogoDePuesto) => void };

/** What can be done about a table or an order: what is wanted most as a button, the rest behind 'Más'. */
export function useAccionesDeMesa({ empresa, piso, onDialogo }: Lugar) {
  const navegar = useNavigate();
  const administra = usePuede(calls.eliminarMesa);
  const [eliminar] = useEliminarMesaMutation();
  const espera = useEsperaLinea();
  const { entregado, deCuenta } = useAtender(empresa);
  const hayLibres = libres(piso).length > 0;
  const hayOtra = ocupados(piso).length > 1;

  const ver = ({ busqueda }: Puesto, mas = '') => navegar(`/admin/puntoventa?${busqueda}${mas}`);
  const onEliminar = async ({ id, nombre }: Puesto) => {
    if (!(await confirmar(mensajes.confirmarEliminar(nombre)))) return;
    await withNotice(eliminar({ empresa, id }).unwrap(), mensajes.eliminar);
  };

  const quitar = (puesto: Puesto, impedida: string | null): Accion => ({
    texto: 'Eliminar',
    peligro: true,
    impedida,
    onElegir: () => onEliminar(puesto),
  });
  const deOrden = (puesto: PuestoAbierto): Accion[] => [
    {
      texto: 'Cobrar',
      enMenu: puesto.estado !== 'POR_PAGAR',
      impedida: puesto.lineas === 0 ? mensajes.nadaPorCobrar : null,
      onElegir: () => ver(puesto, '&pagar=1'),
    },
    ...deCuenta(puesto),
    {
      texto: puesto.mesa ? 'Cambiar comensales' : 'Cambiar nombre',
      impedida: espera,
      onElegir: () => onDialogo({ que: 'sentar', puesto }),
    },
    {
      texto: 'Trasladar',
      impedida: espera ?? (hayLibres ? null : mensajes.sinLibres),
      onElegir: () => onDialogo({ que: 'trasladar', puesto }),
    },
    {
      texto: 'Unir',
      impedida: espera ?? (hayOtra ? null : mensajes.sinOtra),
      onElegir: () => onDialogo({ que: 'unir', puesto }),
    },
    {
      texto: 'Mover productos',
      impedida: espera ?? (puesto.lineas === 0 ? mensajes.sinEnviar : null),
      onElegir: () => onDialogo({ que: 'mover', puesto }),
    },
  ];
  const deMesa = (puesto: Puesto, mesa: Mesa): Accion[] => [
    ...(puesto.random === null
      ? [
          {
            texto: 'Sentar',
            impedida: espera,
            onElegir: () => onDialogo({ que: 'sentar', puesto }),
          },
        ]
      : []),
    ...(administra
      ? [
          {
            texto: 'Editar mesa',
            impedida: espera,
            onElegir: () => onDialogo({ que: 'editar', mesa }),
          },
        ]
      : []),
  ];

  const acciones = (puesto: Puesto): Accion[] => [
    { texto: 'Ver', onElegir: () => ver(puesto) },
    ...(puesto.listas > 0 && estaAbierto(puesto) ? [entregado(puesto)] : []),
    ...(puesto.mesa && administra && !estaAbierto(puesto) ? [quitar(puesto, espera)] : []),
    ...[
      ...(estaAbierto(puesto) ? deOrden(puesto) : []),
      ...(puesto.mesa ? deMesa(puesto, puesto.mesa) : []),
      ...(puesto.mesa && administra && estaAbierto(puesto)
        ? [quitar(puesto, espera ?? mensajes.ocupada)] // where there is room to say why not
        : []),
    ].map((accion) => ({ enMenu: true, ...accion })),
  ];
  return { acciones, ver };
}
