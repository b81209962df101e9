import { useState } from 'react';

import { useStore } from 'react-redux';

import type { AppStore } from '@comanda/shared/api';
import { pidePersona } from '@comanda/shared/domain/sinLinea';
import { DataTable, enMemoria, type Accion } from '@comanda/shared/piezas/tabla';
import {
  esOrden,
  esVenta,
  reintentarVenta,
  useSinLinea,
  type ActoEnSalida,
  type FilaDeSalida,
  type OrdenEnSalida,
  type VentaEnSalida,
} from '@comanda/shared/sinLinea';
import { withNotice } from '@comanda/shared/ui/core';

import { AceptarModal } from './AceptarModal';
import { DescartarModal } from './DescartarModal';
import { ReenviarModal } from './ReenviarModal';
import { sinlineaMensajes as mensajes } from './sinlineaMensajes';
import { nombreDeSalida, salidaColumns } from './salidaColumns';

type VentasDeEquipoProps = { empresa: string; administra: boolean };

const PRIMERO = { RECHAZADA: 1, POR_ENVIAR: 1, ENVIADA: 2 } as const;
const lugarDe = (fila: FilaDeSalida) => (pidePersona(fila) ? 0 : PRIMERO[fila.estado]);

/** What this browser has sold and done for the company: what needs somebody first, what waits, and what went out today. */
export function VentasDeEquipo({ empresa, administra }: VentasDeEquipoProps) {
  const store = useStore() as AppStore; // the page has one
  const { salida, actos } = useSinLinea();
  const [aceptando, setAceptando] = useState<VentaEnSalida | null>(null);
  const [descartando, setDescartando] = useState<ActoEnSalida | null>(null);
  const [reenviando, setReenviando] = useState<OrdenEnSalida | null>(null);
  const filas: readonly FilaDeSalida[] = [...salida, ...actos];
  const suyas = filas
    .filter((fila) => fila.empresa === empresa)
    .sort((a, b) => lugarDe(a) - lugarDe(b) || b.orden - a.orden);

  const decidir = (fila: FilaDeSalida): Accion =>
    esVenta(fila)
      ? { texto: 'Aceptar', onElegir: () => setAceptando(fila) }
      : { texto: 'Descartar', peligro: true, onElegir: () => setDescartando(fila) };
  const acciones = (fila: FilaDeSalida): Accion[] =>
    pidePersona(fila)
      ? [
          {
            texto: 'Reintentar',
            onElegir: () => withNotice(reintentarVenta(store, fila.orden), mensajes.reintentar),
          },
          ...(esOrden(fila) && fila.estado === 'RECHAZADA'
            ? [{ texto: 'Enviar con nombre', onElegir: () => setReenviando(fila) }]
            : []),
          ...(administra ? [decidir(fila)] : []),
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
        accionesHeader="accion"
        acciones={acciones}
        vacio={mensajes.sinVentas}
      />
      {aceptando && <AceptarModal venta={aceptando} onCerrar={() => setAceptando(null)} />}
      {reenviando && <ReenviarModal orden={reenviando} onCerrar={() => setReenviando(null)} />}
      {descartando && <DescartarModal acto={descartando} onCerrar={() => setDescartando(null)} />}
    </>
  );
}
