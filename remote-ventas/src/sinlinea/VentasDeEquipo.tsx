import { useState } from 'react';

import { useStore } from 'react-redux';

import type { AppStore } from '@comanda/shared/api';
import { pidePersona } from '@comanda/shared/domain/sinLinea/sinLinea';
import { DataTable, enMemoria, type Accion } from '@comanda/shared/piezas/tabla';
import {
  esOrden,
  esVenta,
  reintentarVenta,
  useSinLinea,
  type FilaDeSalida,
} from '@comanda/shared/sinLinea';
import { withNotice } from '@comanda/shared/ui/core';

import { DecisionModal, type DecisionDeFila } from './DecisionModal';
import { nombreDeSalida, salidaColumns } from './salidaColumns';
import { sinlineaMensajes as mensajes } from './sinlineaMensajes';

type VentasDeEquipoProps = { empresa: string; administra: boolean };

const PRIMERO = { RECHAZADA: 1, POR_ENVIAR: 1, ENVIADA: 2 } as const;
const lugarDe = (fila: FilaDeSalida) => (pidePersona(fila) ? 0 : PRIMERO[fila.estado]);

/** What this browser has sold and done for the company: what needs somebody first, what waits, and what went out today. */
export function VentasDeEquipo({ empresa, administra }: VentasDeEquipoProps) {
  const store = useStore() as AppStore; // the page has one
  const { salida, actos } = useSinLinea();
  const [decision, setDecision] = useState<DecisionDeFila | null>(null);
  const filas: readonly FilaDeSalida[] = [...salida, ...actos];
  const suyas = filas
    .filter((fila) => fila.empresa === empresa)
    .sort((a, b) => lugarDe(a) - lugarDe(b) || b.orden - a.orden);

  const decidir = (fila: FilaDeSalida): Accion[] => {
    const descartar: Accion = {
      texto: 'Descartar',
      peligro: true,
      onElegir: () => setDecision({ que: 'descartar', fila }),
    };
    if (!esVenta(fila)) return [descartar];
    const aceptar: Accion = {
      texto: 'Aceptar',
      onElegir: () => setDecision({ que: 'aceptar', venta: fila }),
    };
    return fila.sinRemedio ? [aceptar, descartar] : [aceptar];
  };
  const acciones = (fila: FilaDeSalida): Accion[] =>
    pidePersona(fila)
      ? [
          {
            texto: 'Reintentar',
            onElegir: () => withNotice(reintentarVenta(store, fila.orden), mensajes.reintentar),
          },
          ...(esOrden(fila) && fila.estado === 'RECHAZADA'
            ? [
                {
                  texto: 'Enviar con nombre',
                  onElegir: () => setDecision({ que: 'reenviar', orden: fila }),
                },
              ]
            : []),
          ...(administra ? decidir(fila) : []),
        ]
      : [];

  return (
    <>
      <DataTable
        titulo="Hecho en este equipo"
        columns={salidaColumns}
        fuente={enMemoria(suyas)}
        rowKey={({ idempotencia }) => idempotencia}
        nombreDe={nombreDeSalida}
        pageSize={10}
        accionesHeader="acción"
        acciones={acciones}
        vacio={mensajes.sinVentas}
      />
      {decision && <DecisionModal decision={decision} onCerrar={() => setDecision(null)} />}
    </>
  );
}
