import { useState } from 'react';

import { EMITIDOS_POR_PAGINA } from '@comanda/shared/contracts/reportes/emitidos';
import type { FormaDeVenta, Venta } from '@comanda/shared/contracts/ventas/ventas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import type { Rango } from '@comanda/shared/piezas/fechas';
import { usePedido } from '@comanda/shared/piezas/tabla';
import { useAhora } from '@comanda/shared/piezas/vista';

type Filtros = {
  forma_pago: FormaDeVenta | null;
  estado: Venta['estado'] | null;
  usuario: string | null;
};

const NINGUNO: Filtros = { forma_pago: null, estado: null, usuario: null };

/** Which sales are shown: today's until other days are chosen, and what of them is filtered, searched for, which page. */
export function useFiltroDeEmitidos() {
  const calendario = fechaNegocio(useAhora());
  const [leido, setLeido] = useState({ calendario: '', hoy: '' });
  const hoy = leido.calendario === calendario ? leido.hoy : calendario;
  const [elegidas, setElegidas] = useState<Rango | null>(null);
  const [filtros, setFiltros] = useState(NINGUNO);
  const mano = usePedido(EMITIDOS_POR_PAGINA);
  const sinFiltros = Object.values(filtros).every((uno) => uno === null);
  return {
    /** Today's, all of them. */
    sinFiltros: elegidas === null && sinFiltros,
    quitarTodos: () => {
      setFiltros(NINGUNO);
      setElegidas(null);
      mano.irA(1);
    },
    rango: elegidas ?? { desde: hoy, hasta: hoy },
    deHoy: elegidas === null,
    hoy,
    /** What the server says it is: a bar's day ends after midnight. */
    anotarHoy: (suyo: string) => {
      if (suyo !== hoy) setLeido({ calendario, hoy: suyo });
    },
    filtros,
    mano,
    elegirRango: (rango: Rango | null) => {
      const esHoy = rango === null || (rango.desde === hoy && rango.hasta === hoy);
      setElegidas(esHoy ? null : rango);
      mano.irA(1);
    },
    elegir: (cambio: Partial<Filtros>) => {
      setFiltros((antes) => ({ ...antes, ...cambio }));
      mano.irA(1);
    },
  };
}

export type FiltroEmitidos = ReturnType<typeof useFiltroDeEmitidos>;

/** As the calls take it, days apart. */
export function entradaDeEmitidos(empresa: string, { filtros, mano }: FiltroEmitidos) {
  const busqueda = mano.pedido.busqueda.trim();
  const { forma_pago, estado, usuario } = filtros;
  return {
    empresa,
    ...(busqueda !== '' && { busqueda }),
    ...(forma_pago !== null && { forma_pago }),
    ...(estado !== null && { estado }),
    ...(usuario !== null && { usuario }),
  };
}
