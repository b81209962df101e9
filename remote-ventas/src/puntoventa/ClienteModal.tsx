import { useRef, useState } from 'react';

import { clientesCalls, type Cliente } from '@comanda/shared/contracts/clientes';
import type { Centavos } from '@comanda/shared/domain/dinero';
import { esConsumidorFinal } from '@comanda/shared/domain/identificacion';
import { Ancho, Campo, FormModal, type Mano } from '@comanda/shared/piezas/formulario';
import { Identificacion } from '@comanda/shared/piezas/identificacion';
import { Alert, avisar, Button } from '@comanda/shared/ui/core';

import { clienteVacio, mismosDatos, revisarCliente, tipoPorLargo } from './clienteForm';
import { useRefrescarClienteMutation, useRegistrarClienteMutation } from './puntoventaApi';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';
import { useBuscarCliente } from './useBuscarCliente';

export type ClienteModalProps = {
  empresa: string;
  inicial: Cliente | null;
  total: Centavos;
  /** Why the customer is asked for, when it is not the cashier's own wish. */
  razon: string | null;
  onElegir: (cliente: Cliente | null) => void;
  onCerrar: () => void;
};

type Hecho = { cliente: Cliente | null; msg?: string };

const { registrarCliente } = clientesCalls;

/** Customer data of the invoice (spec section 5, Customer): looked up as digits arrive, saved as new, as changed or as is. */
export default function ClienteModal(props: ClienteModalProps) {
  const { empresa, inicial, total, razon, onElegir, onCerrar } = props;
  const [registrado, setRegistrado] = useState(inicial);
  const nombre = useRef(inicial?.nombre ?? '');
  const [registrar] = useRegistrarClienteMutation();
  const [refrescar] = useRefrescarClienteMutation();
  const { buscar, buscando, nota } = useBuscarCliente(empresa);

  const guardar = async (cliente: Cliente): Promise<Hecho> => {
    const llamada = registrado ? refrescar : registrar;
    const { data, msg = mensajes.clienteRegistrado } = await llamada({
      ...cliente,
      empresa,
    }).unwrap();
    return { cliente: data, msg };
  };

  /** All nines are the final consumer, and what was found and not touched is saved already. */
  const yaGuardado = (cliente: Cliente): Hecho | undefined => {
    if (esConsumidorFinal(cliente.cedula)) return { cliente: null };
    return registrado && mismosDatos(registrado, cliente) ? { cliente: registrado } : undefined;
  };

  const tomar = (hallado: Cliente, { escribir }: Mano<typeof registrarCliente>) => {
    escribir(hallado, { deBase: true });
    setRegistrado(hallado);
    nombre.current = hallado.nombre;
  };

  const alCambiar = (campo: string, mano: Mano<typeof registrarCliente>) => {
    const { valores, escribir } = mano;
    if (campo === 'nombre') {
      // for a person both are the same until somebody says otherwise
      if (valores.razon_social === nombre.current) escribir({ razon_social: valores.nombre });
      nombre.current = valores.nombre;
    }
    if (campo !== 'cedula') return;
    const { cedula } = valores;
    const tipo_identificacion = tipoPorLargo(valores.tipo_identificacion, cedula);
    if (registrado) {
      escribir({ ...clienteVacio, cedula, tipo_identificacion });
      setRegistrado(null);
      nombre.current = '';
    } else escribir({ tipo_identificacion });
    void buscar(cedula, (hallado) => tomar(hallado, mano));
  };

  return (
    <FormModal
      titulo="Datos del cliente"
      call={registrarCliente}
      inicial={inicial ?? clienteVacio}
      fijos={{ empresa }}
      revisar={(cliente) => revisarCliente(cliente, total)}
      atajo={yaGuardado}
      enviar={guardar}
      mensajes={{ titulo: mensajes.titulo, fallo: mensajes.clienteFallo }}
      boton="Guardar"
      pie={<Button onClick={() => onElegir(null)}>Consumidor final</Button>}
      alCambiar={alCambiar}
      onHecho={({ cliente, msg }) => {
        if (msg) avisar({ tipo: 'success', titulo: mensajes.titulo, texto: msg });
        onElegir(cliente);
      }}
      onCerrar={onCerrar}
    >
      {razon && <Aviso tipo="warning" texto={razon} />}
      <Identificacion sufijo={buscando ? 'Buscando' : <span />} />
      {nota && <Aviso tipo="info" texto={nota} />}
      <Campo.Texto nombre="nombre" etiqueta="Nombre" />
      <Campo.Texto nombre="razon_social" etiqueta="Razon social" />
      <Campo.Texto nombre="email" etiqueta="Email" teclado="email" />
      <Campo.Texto nombre="direccion" etiqueta="Direccion" />
      <Campo.Texto nombre="telefono" etiqueta="Telefono" teclado="tel" />
    </FormModal>
  );
}

function Aviso({ tipo, texto }: { tipo: 'warning' | 'info'; texto: string }) {
  return (
    <Ancho>
      <Alert type={tipo} showIcon title={texto} role="status" />
    </Ancho>
  );
}
