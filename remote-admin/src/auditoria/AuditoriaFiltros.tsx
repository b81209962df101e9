import { ACCIONES_AUDITADAS, textoDeAccion } from '@comanda/shared/domain/empresa/auditoria';
import { FiltroFechas, rangoEnPalabras } from '@comanda/shared/piezas/filtroFechas';
import { ElegirFiltro, Filtros } from '@comanda/shared/piezas/filtros';

import { useListarResponsablesQuery } from './auditoriaApi';
import { auditoriaMensajes as mensajes } from './auditoriaMensajes';
import { LO_HECHO, TODO, type FiltroDeAuditoria } from './useFiltroDeAuditoria';

const CON_VENTAS = { value: TODO, label: 'Todo, con ventas e ingresos' };
const ACCIONES = [
  CON_VENTAS,
  ...Object.entries(ACCIONES_AUDITADAS).map(([label, acciones]) => ({
    label,
    options: acciones.map((value) => ({ value, label: textoDeAccion(value) })),
  })),
];

const accionEnPalabras = (accion: string) =>
  accion === TODO ? CON_VENTAS.label : textoDeAccion(accion);

type AuditoriaFiltrosProps = {
  empresa: string;
  filtro: FiltroDeAuditoria;
  elegir: (cambio: Partial<FiltroDeAuditoria>) => void;
};

/** Whose acts, which and of which days. */
export function AuditoriaFiltros({ empresa, filtro, elegir }: AuditoriaFiltrosProps) {
  const { currentData: responsables = [] } = useListarResponsablesQuery({ empresa });
  const { usuario, rango } = filtro;
  const accion = filtro.accion === LO_HECHO ? null : filtro.accion;
  return (
    <Filtros
      filtros={[
        {
          nombre: 'Responsable',
          puesto: responsables.find(({ id }) => id === usuario)?.nombre ?? null,
          onQuitar: () => elegir({ usuario: null }),
          control: (
            <ElegirFiltro
              nombre="Responsable"
              todas="Todos"
              valor={usuario}
              opciones={responsables.map(({ id, nombre }) => ({ value: id, label: nombre }))}
              onElegir={(elegido) => elegir({ usuario: elegido })}
            />
          ),
        },
        {
          nombre: 'Acción',
          puesto: accion && accionEnPalabras(accion),
          onQuitar: () => elegir({ accion: LO_HECHO }),
          control: (
            <ElegirFiltro
              nombre="Acción"
              todas="Sin ventas ni ingresos"
              valor={accion}
              opciones={ACCIONES}
              onElegir={(elegida) => elegir({ accion: elegida ?? LO_HECHO })}
            />
          ),
        },
        {
          nombre: 'Fechas',
          puesto: rango && rangoEnPalabras(rango),
          onQuitar: () => elegir({ rango: null }),
          control: (
            <FiltroFechas
              titulo={mensajes.titulo}
              rango={rango}
              todas={mensajes.todasLasFechas}
              onCambio={(elegido) => elegir({ rango: elegido })}
            />
          ),
        },
      ]}
    />
  );
}
