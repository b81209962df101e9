import { useEffect, useRef, type SubmitEvent, type ReactNode } from 'react';

import type { Cliente } from '@comanda/shared/contracts/clientes';
import type { Centavos } from '@comanda/shared/domain/dinero';
import { Alert, Button, confirmar, Input } from '@comanda/shared/ui/core';
import { Modal, Select } from '@comanda/shared/ui/data';

import { CAMPOS, TIPOS } from './clienteForm';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';
import { useClienteForm } from './useClienteForm';

type ClienteModalProps = {
  empresa: string;
  inicial: Cliente | null;
  total: Centavos;
  /** Why the customer is asked for, when it is not the cashier's own wish. */
  razon: string | null;
  onElegir: (cliente: Cliente | null) => void;
  onCerrar: () => void;
};

const INPUT_MODE = { email: 'email', telefono: 'tel' } as const;

/** Customer data of the invoice (spec section 5, Customer). */
export function ClienteModal({
  empresa,
  inicial,
  total,
  razon,
  onElegir,
  onCerrar,
}: ClienteModalProps) {
  const form = useClienteForm(empresa, inicial, total);
  const formulario = useRef<HTMLFormElement>(null);
  const { cliente, fallos, rechazos, nota, guardando } = form;

  useEffect(() => {
    if (rechazos === 0) return;
    formulario.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [rechazos]);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const elegido = await form.guardar();
    if (elegido) onElegir(elegido === 'consumidor final' ? null : elegido);
  };
  const cerrar = async () => {
    if (!form.sucio || (await confirmar(mensajes.descartarCliente))) onCerrar();
  };

  return (
    <Modal
      open
      title="Datos del cliente"
      width={640}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => void cerrar()}
    >
      <form
        ref={formulario}
        className="ventas-cliente"
        noValidate
        onSubmit={(event) => void onSubmit(event)}
      >
        {razon && <Alert type="warning" showIcon title={razon} />}
        <Campo etiqueta="Tipo de identificacion" id="ventas-tipo">
          <Select
            id="ventas-tipo"
            value={cliente.tipo_identificacion}
            onChange={form.elegirTipo}
            options={TIPOS.map(({ tipo, etiqueta }) => ({ value: tipo, label: etiqueta }))}
          />
        </Campo>
        <Campo etiqueta="Cedula / RUC" id="ventas-cedula" fallo={fallos.cedula}>
          <Input
            id="ventas-cedula"
            autoFocus
            autoComplete="off"
            inputMode={/^0[45]$/.test(cliente.tipo_identificacion) ? 'numeric' : 'text'}
            aria-invalid={Boolean(fallos.cedula)}
            aria-describedby="ventas-cedula-fallo"
            status={fallos.cedula ? 'error' : undefined}
            value={cliente.cedula}
            suffix={form.buscando ? 'Buscando' : <span />}
            onChange={(event) => form.escribirCedula(event.target.value)}
          />
        </Campo>
        {nota && (
          <Alert
            className="ventas-cliente-ancho"
            type={nota.tipo}
            showIcon
            title={nota.texto}
            role="status"
          />
        )}
        {CAMPOS.map(({ campo, etiqueta, max }) => (
          <Campo key={campo} etiqueta={etiqueta} id={`ventas-${campo}`} fallo={fallos[campo]}>
            <Input
              id={`ventas-${campo}`}
              autoComplete="off"
              maxLength={max}
              inputMode={
                campo in INPUT_MODE ? INPUT_MODE[campo as keyof typeof INPUT_MODE] : 'text'
              }
              aria-invalid={Boolean(fallos[campo])}
              aria-describedby={`ventas-${campo}-fallo`}
              status={fallos[campo] ? 'error' : undefined}
              value={cliente[campo]}
              onChange={(event) => form.escribir(campo, event.target.value)}
            />
          </Campo>
        ))}
        <footer className="ventas-cliente-pie">
          <Button onClick={() => onElegir(null)}>Consumidor final</Button>
          <Button onClick={() => void cerrar()}>Cerrar</Button>
          <Button type="primary" htmlType="submit" loading={guardando}>
            Guardar
          </Button>
        </footer>
      </form>
    </Modal>
  );
}

type CampoProps = { etiqueta: string; id: string; fallo?: string; children: ReactNode };

function Campo({ etiqueta, id, fallo, children }: CampoProps) {
  return (
    <div className="ventas-campo">
      <label htmlFor={id}>
        {etiqueta} <span aria-hidden>*</span>
      </label>
      {children}
      <small id={`${id}-fallo`} className="ventas-campo-fallo">
        {fallo}
      </small>
    </div>
  );
}
