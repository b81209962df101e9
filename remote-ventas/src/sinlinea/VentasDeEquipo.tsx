import { useState } from 'react';

import { useStore } from 'react-redux';

import type { AppStore } from '@comanda/shared/api';
import { pidePersona } from '@comanda/shared/domain/sinLinea';
import { DataTable, enMemoria, type Accion } from '@comanda/shared/piezas/tabla';
import { reintentarVenta, useSinLinea, type VentaEnSalida } from '@comanda/shared/sinLinea';
import { withNotice } from '@comanda/shared/ui/core';

import { AceptarModal } from './AceptarModal';
import { sinlineaMensajes as mensajes } from './sinlineaMensajes';
import { ventasColumns } from './ventasColumns';

type VentasDeEquipoProps = { empresa: string; administra: boolean };

const PRIMERO = { RECHAZADA: 1, POR_ENVIAR: 1, ENVIADA: 2 } as const;
const lugarDe = (venta: VentaEnSalida) => (pidePersona(venta) ? 0 : PRIMERO[venta.estado]);

/** What this browser has sold for the company: what needs somebody first, what waits, and what went out today. */
export function VentasDeEquipo({ empresa, administra }: VentasDeEquipoProps) {
  const store = useStore() as AppStore; // the page has one
  const { salida } = useSinLinea();
  const [aceptando, setAceptando] = useState<VentaEnSalida | null>(null);
  const suyas = salida
    .filter((venta) => venta.empresa === empresa)
    .sort((a, b) => lugarDe(a) - lugarDe(b) || b.orden - a.orden);

  const acciones = (venta: VentaEnSalida): Accion[] =>
    pidePersona(venta)
      ? [
          {
            texto: 'Reintentar',
            onElegir: () => withNotice(reintentarVenta(store, venta.orden), mensajes.reintentar),
          },
          ...(administra ? [{ texto: 'Aceptar', onElegir: () => setAceptando(venta) }] : []),
        ]
      : [];

  return (
    <>
      <DataTable
        titulo="Ventas de este equipo"
        columns={ventasColumns}
        fuente={enMemoria(suyas)}
        rowKey={({ idempotencia }) => idempotencia}
        nombreDe={({ venta }) => venta.secuencia}
        pageSize={10}
        accionesHeader="accion"
        acciones={acciones}
        vacio={mensajes.sinVentas}
      />
      {aceptando && <AceptarModal venta={aceptando} onCerrar={() => setAceptando(null)} />}
    </>
  );
}
