import { useState } from 'react';

import { useStore } from 'react-redux';

import type { AppStore } from '@comanda/shared/api';
import {
  dispositivosCalls as calls,
  type Dispositivo,
} from '@comanda/shared/contracts/admin/dispositivos';
import { Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { DataTable, enMemoria, type Accion } from '@comanda/shared/piezas/tabla';
import { QueryView } from '@comanda/shared/piezas/vista';
import { contactar, renombrarEquipo, useEquipo } from '@comanda/shared/sinLinea';
import { Button, confirmar, withNotice } from '@comanda/shared/ui/core';

import { equiposColumns } from './equiposColumns';
import {
  useDevolverNumerosMutation,
  useGuardarAjustesSinLineaMutation,
  useListarDispositivosQuery,
  useRenombrarDispositivoMutation,
  useRevocarDispositivoMutation,
} from './sinlineaApi';
import { sinlineaMensajes as mensajes } from './sinlineaMensajes';

const SONDEO = {
  refetchOnMountOrArgChange: true,
  pollingInterval: 30_000,
  skipPollingIfUnfocused: true,
} as const;

type Abierto = 'ajustes' | Dispositivo | null;

/** The company's tills, what each has not sent and since when; what is done about one that does not come back. */
export function Equipos({ empresa }: { empresa: string }) {
  const equipos = useListarDispositivosQuery({ empresa }, SONDEO);
  const [guardarAjustes] = useGuardarAjustesSinLineaMutation();
  const [renombrar] = useRenombrarDispositivoMutation();
  const [abierto, setAbierto] = useState<Abierto>(null);
  const acciones = useAcciones(empresa);
  const cerrar = () => setAbierto(null);

  return (
    <QueryView query={equipos} esqueleto="tabla" empty={mensajes.sinEquipos}>
      {({ dispositivos, ajustes }) => (
        <>
          <DataTable
            titulo="Equipos"
            columns={equiposColumns}
            fuente={enMemoria(dispositivos)}
            rowKey={({ id }) => id}
            nombreDe={({ nombre }) => nombre}
            pageSize={10}
            accionesHeader="acción"
            botones={<Button onClick={() => setAbierto('ajustes')}>Ajustes</Button>}
            acciones={(fila) => [
              { texto: 'Renombrar', onElegir: () => setAbierto(fila) },
              ...acciones(fila),
            ]}
            vacio={mensajes.sinEquipos}
          />
          {abierto === 'ajustes' && (
            <FormModal
              titulo="Ajustes sin línea"
              call={calls.guardarAjustesSinLinea}
              inicial={ajustes}
              fijos={{ empresa }}
              enviar={(entrada) => guardarAjustes(entrada).unwrap()}
              mensajes={mensajes.ajustes}
              boton="Guardar"
              onHecho={cerrar}
              onCerrar={cerrar}
            >
              <Campo.Numero
                nombre="horas_sin_ingreso"
                etiqueta="Horas que se vende sin volver a ingresar"
                autoFocus
              />
              <Campo.Numero
                nombre="horas_aviso"
                etiqueta="Horas hasta avisar de ventas sin enviar"
              />
            </FormModal>
          )}
          {abierto !== null && abierto !== 'ajustes' && (
            <FormModal
              titulo={`Renombrar ${abierto.nombre}`}
              call={calls.renombrarDispositivo}
              inicial={{ nombre: abierto.nombre }}
              fijos={{ empresa, dispositivo: abierto.id }}
              enviar={async (entrada) => renombrarEquipo(await renombrar(entrada).unwrap())}
              mensajes={mensajes.renombrar}
              boton="Guardar"
              onHecho={cerrar}
              onCerrar={cerrar}
            >
              <Campo.Texto nombre="nombre" etiqueta="Nombre del equipo" autoFocus />
            </FormModal>
          )}
        </>
      )}
    </QueryView>
  );
}

function useAcciones(empresa: string): (fila: Dispositivo) => Accion[] {
  const store = useStore() as AppStore; // the page has one
  const propio = useEquipo(empresa);
  const [revocar] = useRevocarDispositivoMutation();
  const [devolver] = useDevolverNumerosMutation();

  const onRevocar = async (fila: Dispositivo) => {
    const { id } = fila;
    if (!(await confirmar(mensajes.confirmarRevocar(fila, Date.now())))) return;
    await withNotice(revocar({ empresa, dispositivo: id }).unwrap(), mensajes.revocar);
    if (id === propio?.id) await contactar(store.dispatch, empresa); // it forgets its numbers now
  };
  const onDevolver = async ({ id, nombre }: Dispositivo) => {
    if (await confirmar(mensajes.confirmarDevolver(nombre)))
      await withNotice(devolver({ empresa, dispositivo: id }).unwrap(), mensajes.devolver);
  };
  return (fila) => {
    const revocado = fila.estado === 'REVOCADO' ? mensajes.yaRevocado : null;
    return [
      {
        texto: 'Devolver números',
        enMenu: true,
        impedida: fila.id === propio?.id ? mensajes.enUso : revocado,
        onElegir: () => onDevolver(fila),
      },
      {
        texto: 'Revocar',
        enMenu: true,
        peligro: true,
        impedida: revocado,
        onElegir: () => onRevocar(fila),
      },
    ];
  };
}
