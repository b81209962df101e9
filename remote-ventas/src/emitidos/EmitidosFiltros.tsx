import type { PaginaDeEmitidos } from '@comanda/shared/contracts/reportes/emitidos';
import { ESTADOS_VENTA, FORMAS_DE_VENTA } from '@comanda/shared/contracts/ventas/ventas';
import { formaDicha } from '@comanda/shared/domain/dinero/formasDePago';
import { Chips } from '@comanda/shared/piezas/chips';
import { FiltroFechas, rangoEnPalabras } from '@comanda/shared/piezas/filtroFechas';
import { ElegirFiltro, Filtros } from '@comanda/shared/piezas/filtros';

import { emitidosMensajes as mensajes } from './emitidosMensajes';
import type { FiltroEmitidos } from './useFiltroDeEmitidos';

type EmitidosFiltrosProps = {
  filtro: FiltroEmitidos;
  usuarios: PaginaDeEmitidos['usuarios'];
};

const ESTADOS = [
  { valor: null, texto: 'Todas' },
  ...ESTADOS_VENTA.map((valor) => ({ valor, texto: valor })),
];
const FORMAS = FORMAS_DE_VENTA.map((forma) => ({ value: forma, label: formaDicha(forma) }));

/** Of which days, in which state, how paid and sold by whom. */
export function EmitidosFiltros({ filtro, usuarios }: EmitidosFiltrosProps) {
  const { filtros, elegir, rango, hoy, deHoy, elegirRango } = filtro;
  const { estado, forma_pago, usuario } = filtros;
  return (
    <Filtros
      filtros={[
        {
          nombre: 'Estado',
          puesto: estado,
          onQuitar: () => elegir({ estado: null }),
          control: (
            <Chips
              etiqueta="Filtrar por estado"
              chips={ESTADOS}
              elegido={estado}
              onElegir={(elegido) => elegir({ estado: elegido })}
            />
          ),
        },
        {
          nombre: 'Forma de pago',
          puesto: forma_pago,
          onQuitar: () => elegir({ forma_pago: null }),
          control: (
            <ElegirFiltro
              nombre="Forma de pago"
              todas="Todas"
              etiqueta="Filtrar por forma de pago"
              valor={forma_pago}
              opciones={FORMAS}
              onElegir={(forma) => elegir({ forma_pago: forma })}
            />
          ),
        },
        {
          nombre: 'Usuario',
          puesto: usuarios.find(({ id }) => id === usuario)?.nombre ?? null,
          onQuitar: () => elegir({ usuario: null }),
          control: (
            <ElegirFiltro
              nombre="Usuario"
              todas="Todos"
              etiqueta="Filtrar por usuario"
              valor={usuario}
              opciones={usuarios.map(({ id, nombre }) => ({ value: id, label: nombre }))}
              onElegir={(elegido) => elegir({ usuario: elegido })}
            />
          ),
        },
        {
          nombre: 'Fechas',
          puesto: deHoy ? null : rangoEnPalabras(rango),
          onQuitar: () => elegirRango(null),
          control: (
            <FiltroFechas titulo={mensajes.titulo} rango={rango} hoy={hoy} onCambio={elegirRango} />
          ),
        },
      ]}
    />
  );
}
