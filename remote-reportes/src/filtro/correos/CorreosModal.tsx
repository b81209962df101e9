import { useRef, useState } from 'react';

import type { Suscripcion } from '@comanda/shared/contracts/admin/suscripciones';
import { DataTable, leida } from '@comanda/shared/piezas/tabla';
import { avisar, Button, confirmar, withNotice } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { CorreoDeReporteModal } from './CorreoDeReporteModal';
import {
  useEditarSuscripcionMutation,
  useEliminarSuscripcionMutation,
  useEnviarSuscripcionMutation,
  useListarSuscripcionesQuery,
} from './correosApi';
import { correosColumns } from './correosColumns';
import { correosMensajes as mensajes, nombreDeSuscripcion } from './correosMensajes';

export type CorreosModalProps = { empresa: string; onCerrar: () => void };

/** The server sends them by itself: what became of it is read now and then while somebody looks. */
const SONDEO = {
  refetchOnMountOrArgChange: true,
  pollingInterval: 5_000,
  skipPollingIfUnfocused: true,
} as const;

type Abierta = { suscripcion: Suscripcion | null } | null;

/** Who looks at it gets these reports of a company by e-mail, or has them sent. */
export default function CorreosModal({ empresa, onCerrar }: CorreosModalProps) {
  const suscripciones = useListarSuscripcionesQuery({ empresa }, SONDEO);
  const [abierta, setAbierta] = useState<Abierta>(null);
  const lista = useRef<HTMLDivElement>(null);
  const acciones = useAcciones(empresa, {
    onEditar: (suscripcion) => setAbierta({ suscripcion }),
    // the menu that was chosen from goes with its row
    onEliminada: () => lista.current?.focus({ preventScroll: true }),
  });
  const boton = (
    <Button type="primary" onClick={() => setAbierta({ suscripcion: null })}>
      {mensajes.crearBoton}
    </Button>
  );
  return (
    <>
      <Modal
        open
        title={`${mensajes.titulo} de ${empresa}`}
        width={1000}
        footer={null}
        onCancel={onCerrar}
      >
        <div ref={lista} data-foco tabIndex={-1}>
          <DataTable
            titulo="Los que recibe"
            columns={correosColumns}
            fuente={leida(suscripciones, correosColumns)}
            rowKey={({ id }) => id}
            nombreDe={nombreDeSuscripcion}
            pageSize={10}
            botones={boton}
            buscador={null}
            compacta
            vacio={mensajes.vacio}
            accionesHeader="acción"
            acciones={acciones}
          />
        </div>
      </Modal>
      {abierta && (
        <CorreoDeReporteModal
          empresa={empresa}
          suscripcion={abierta.suscripcion}
          onCerrar={() => setAbierta(null)}
        />
      )}
    </>
  );
}

type Mano = { onEditar: (suscripcion: Suscripcion) => void; onEliminada: () => void };

function useAcciones(empresa: string, { onEditar, onEliminada }: Mano) {
  const [enviar, enviando] = useEnviarSuscripcionMutation();
  const [editar] = useEditarSuscripcionMutation();
  const [eliminar] = useEliminarSuscripcionMutation();

  const onCambiar = ({ id, reporte, hora, destinatarios, activa }: Suscripcion) => {
    const cambiada = editar({
      empresa,
      id,
      reporte,
      hora,
      destinatarios,
      activa: !activa,
    }).unwrap();
    return withNotice(cambiada, activa ? mensajes.apagar : mensajes.encender);
  };
  const onEliminar = async (suscripcion: Suscripcion) => {
    if (!(await confirmar(mensajes.confirmarEliminar(nombreDeSuscripcion(suscripcion))))) {
      avisar(mensajes.cancelado);
      return;
    }
    const { id } = suscripcion;
    const hecho = await withNotice(eliminar({ empresa, id }).unwrap(), mensajes.eliminar);
    if (hecho !== undefined) onEliminada();
  };

  return (fila: Suscripcion) => [
    {
      texto: 'Enviar ahora',
      ocupada: enviando.isLoading && enviando.originalArgs?.id === fila.id,
      espera: enviando.isLoading,
      onElegir: () => withNotice(enviar({ empresa, id: fila.id }).unwrap(), mensajes.enviar),
    },
    { texto: 'Editar', enMenu: true, onElegir: () => onEditar(fila) },
    {
      texto: fila.activa ? 'Apagar' : 'Encender',
      enMenu: true,
      onElegir: () => onCambiar(fila),
    },
    { texto: 'Eliminar', enMenu: true, peligro: true, onElegir: () => onEliminar(fila) },
  ];
}
