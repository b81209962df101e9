import { useRef } from 'react';

import { esApiError, faltaServidor } from '@comanda/shared/api';
import {
  clientesCalls,
  clienteSchema,
  type Cliente,
  type TipoIdentificacion,
} from '@comanda/shared/contracts/ventas/clientes';
import { correoProbable } from '@comanda/shared/domain/texto/correo';
import type { Centavos } from '@comanda/shared/domain/dinero/dinero';
import {
  esConsumidorFinal,
  LIMITE_CONSUMIDOR_FINAL,
  TIPO_IDENTIFICACION,
} from '@comanda/shared/domain/fiscal/identificacion';
import { Ancho, Campo, FormModal, useValor, type Mano } from '@comanda/shared/piezas/formulario';
import { Identificacion, limpiarIdentificacion } from '@comanda/shared/piezas/identificacion';
import { hayConexion } from '@comanda/shared/session';
import { Alert, avisar, Button } from '@comanda/shared/ui/core';
import { Form } from '@comanda/shared/ui/formulario';

import { datosDeCliente, type ClienteElegido } from '../../carrito/ventaAbierta';
import { useRefrescarClienteMutation, useRegistrarClienteMutation } from '../puntoventaApi';
import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';
import { clienteVacio, mismosDatos, revisarCliente, tipoPorLargo } from './clienteForm';
import './ClienteModal.css';
import { ConFrecuentes } from './ConFrecuentes';
import { useBuscarCliente } from './useBuscarCliente';

/** Under the box of an address whose domain is nearly a known one: one tap mends it. */
function CorreoProbable() {
  const form = Form.useFormInstance();
  const escrito = useValor('email');
  const probable = typeof escrito === 'string' ? correoProbable(escrito) : null;
  if (!probable) return null;
  return (
    <button
      type="button"
      className="ui-plano ventas-correo-probable"
      onClick={() => form.setFieldValue('email', probable)}
    >
      ¿Quiso decir {probable}?
    </button>
  );
}

export type ClienteModalProps = {
  empresa: string;
  inicial: ClienteElegido | null;
  total: Centavos;
  /** Why the customer is asked for, when it is not the cashier's own wish. */
  razon: string | null;
  onElegir: (cliente: ClienteElegido | null) => void;
  onCerrar: () => void;
};

/** Null: it goes on, with a customer who was there already. */
type Hecho = { cliente: ClienteElegido | null; msg?: string } | null;
type ManoCliente = Mano<typeof registrarCliente>;

const { registrarCliente } = clientesCalls;

/** Customer data of the invoice (spec section 5, Customer): looked up as digits arrive, saved as new, as changed or as is. */
export default function ClienteModal(props: ClienteModalProps) {
  const { empresa, inicial, total, razon, onElegir, onCerrar } = props;
  /** As it is saved. Not a state: a form that waits for the lookup asks for what is known when it ends. */
  const registrado = useRef(inicial);
  const nombre = useRef(inicial?.nombre ?? '');
  const [registrar] = useRegistrarClienteMutation();
  const [refrescar] = useRefrescarClienteMutation();
  const excede = total > LIMITE_CONSUMIDOR_FINAL;
  const { buscar, traer, buscando, nota, setNota, seAnota } = useBuscarCliente(empresa, excede);
  const mano = useRef<ManoCliente | null>(null);
  const elegido = useRef<TipoIdentificacion | null>(null);

  /** There is no server: a till of its own takes down who is new, and their sale registers them. */
  const anotar = (cliente: Cliente, esNuevo: boolean): Hecho => {
    if (seAnota && esNuevo)
      return {
        cliente: { ...clienteSchema.parse(cliente), porRegistrar: true },
        msg: mensajes.clienteAnotado,
      };
    setNota(seAnota ? mensajes.cambiosNoSeGuardan : mensajes.clienteNoSeGuarda);
    return null;
  };

  const guardar = async (cliente: Cliente): Promise<Hecho> => {
    const esNuevo = registrado.current?.porRegistrar ?? registrado.current === null;
    const llamada = esNuevo ? registrar : refrescar;
    try {
      const { data, msg } = await llamada({ ...cliente, empresa }).unwrap();
      return { cliente: data, msg: msg ?? mensajes.clienteRegistrado };
    } catch (error) {
      if (esApiError(error) && faltaServidor(error)) {
        return anotar(cliente, esNuevo);
      }
      if (!esApiError(error) || error.code !== 'CEDULA_YA_REGISTRADA') throw error;
      const suyo = await traer(cliente.cedula);
      if (mano.current) tomar(suyo, mano.current);
      setNota(mensajes.clienteYaRegistrado);
      return null;
    }
  };

  /** All nines are the final consumer, and what was found and not touched is saved already. */
  const yaGuardado = (cliente: Cliente): Hecho | undefined => {
    if (esConsumidorFinal(cliente.cedula)) return { cliente: null };
    const { current: suyo } = registrado;
    if (!suyo || (suyo.porRegistrar && hayConexion())) return undefined;
    return mismosDatos(suyo, cliente) ? { cliente: suyo } : undefined;
  };

  const tomar = (hallado: ClienteElegido, { escribir }: ManoCliente) => {
    escribir(datosDeCliente(hallado), { deBase: true });
    registrado.current = hallado;
    elegido.current = null;
    nombre.current = hallado.nombre;
  };

  const alCambiar = (campo: string, suya: ManoCliente) => {
    const { valores, escribir, esperar } = suya;
    mano.current = suya;
    if (campo === 'nombre') {
      // for a person both are the same until somebody says otherwise
      if (valores.razon_social === nombre.current) escribir({ razon_social: valores.nombre });
      nombre.current = valores.nombre;
    }
    const eligioTipo = campo === 'tipo_identificacion';
    if (eligioTipo) elegido.current = valores.tipo_identificacion;
    if (campo !== 'cedula' && !(eligioTipo && registrado.current === null)) return;
    // a RUC somebody chose stays one while it is short
    const tipo_identificacion =
      elegido.current === TIPO_IDENTIFICACION.RUC
        ? valores.tipo_identificacion
        : tipoPorLargo(valores.tipo_identificacion, valores.cedula);
    const cedula = limpiarIdentificacion(tipo_identificacion, valores.cedula);
    if (registrado.current) {
      escribir({ ...clienteVacio, cedula, tipo_identificacion });
      registrado.current = null;
      nombre.current = '';
    } else escribir({ cedula, tipo_identificacion });
    esperar(buscar({ tipo_identificacion, cedula }, (hallado) => tomar(hallado, suya)));
  };

  return (
    <FormModal
      titulo="Datos del cliente"
      call={registrarCliente}
      inicial={inicial ? datosDeCliente(inicial) : clienteVacio}
      fijos={{ empresa }}
      revisar={(cliente) => revisarCliente(cliente, total)}
      atajo={yaGuardado}
      enviar={guardar}
      mensajes={{ titulo: mensajes.titulo, fallo: mensajes.clienteFallo }}
      boton="Guardar"
      pie={<ConsumidorFinal impedido={excede} onElegir={() => onElegir(null)} />}
      alCambiar={alCambiar}
      onHecho={(hecho) => {
        if (!hecho) return;
        const { cliente, msg } = hecho;
        if (msg) avisar({ tipo: 'success', titulo: mensajes.titulo, texto: msg });
        onElegir(cliente);
      }}
      onCerrar={onCerrar}
    >
      {razon && <Aviso tipo="warning" texto={razon} />}
      <ConFrecuentes key={empresa} empresa={empresa} onElegir={onElegir}>
        <Identificacion sufijo={buscando ? 'Buscando' : <span />} />
        {nota && <Aviso tipo="info" texto={nota} />}
        <Campo.Texto nombre="nombre" etiqueta="Nombre" />
        <Campo.Texto nombre="razon_social" etiqueta="Razón social" />
      </ConFrecuentes>
      <Campo.Texto nombre="email" etiqueta="Email" teclado="email" ayuda={<CorreoProbable />} />
      <Campo.Texto nombre="direccion" etiqueta="Dirección" />
      <Campo.Texto nombre="telefono" etiqueta="Teléfono" teclado="tel" />
    </FormModal>
  );
}

type ConsumidorFinalProps = { impedido: boolean; onElegir: () => void };

function ConsumidorFinal({ impedido, onElegir }: ConsumidorFinalProps) {
  return (
    <div className="ui-fila ventas-consumidor-final">
      <Button disabled={impedido} onClick={onElegir}>
        Consumidor final
      </Button>
      {impedido && <small>{mensajes.sobreLimite}</small>}
    </div>
  );
}

function Aviso({ tipo, texto }: { tipo: 'warning' | 'info'; texto: string }) {
  return (
    <Ancho>
      <Alert type={tipo} showIcon title={texto} role="status" />
    </Ancho>
  );
}
