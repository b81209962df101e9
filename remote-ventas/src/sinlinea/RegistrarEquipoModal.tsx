import { useStore } from 'react-redux';

import type { AppStore } from '@comanda/shared/api';
import { dispositivosCalls } from '@comanda/shared/contracts/admin/dispositivos';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { adoptarEquipo } from '@comanda/shared/sinLinea';

import { useRegistrarDispositivoMutation } from '../carrito/equipo/equipoApi';
import { sinlineaMensajes as mensajes } from './sinlineaMensajes';

type RegistrarEquipoModalProps = { empresa: string; onCerrar: () => void };

/** This browser becomes a till with numbers of its own: its key is told once, and is kept here. */
export function RegistrarEquipoModal({ empresa, onCerrar }: RegistrarEquipoModalProps) {
  const store = useStore() as AppStore; // the page has one
  const [registrar] = useRegistrarDispositivoMutation();
  return (
    <FormModal
      titulo="Registrar este equipo"
      call={dispositivosCalls.registrarDispositivo}
      inicial={{}}
      fijos={{ empresa }}
      enviar={async (entrada) => {
        const registrado = await registrar(entrada).unwrap();
        await adoptarEquipo(store, { empresa, ...registrado });
      }}
      mensajes={mensajes.registrar}
      boton="Registrar"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Campo.Texto nombre="nombre" etiqueta="Nombre del equipo" autoFocus />
      <Campo.Texto nombre="punto_emision" etiqueta="Punto de emisión" teclado="numeric" />
      <Ancho>{mensajes.fechaDeFactura}</Ancho>
    </FormModal>
  );
}
