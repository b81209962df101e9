import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';

import { Button, confirmar } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { facturasMensajes as mensajes } from '../facturasMensajes';

type FormModalProps = {
  titulo: string;
  form: { sucio: boolean; rechazos: number; enviando: boolean };
  /** What its button says. */
  accion: string;
  peligro?: boolean;
  onEnviar: () => Promise<unknown>;
  onCerrar: () => void;
  children: ReactNode;
};

/** A form in a dialog: Enter sends it, Escape closes it and asks first when something would be lost. */
export function FormModal(props: FormModalProps) {
  const { titulo, form, accion, peligro, onEnviar, onCerrar, children } = props;
  const cerrar = async () => {
    if (form.enviando) return;
    if (!form.sucio || (await confirmar(mensajes.descartar))) onCerrar();
  };
  return (
    <Modal
      open
      title={titulo}
      width={640}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => void cerrar()}
    >
      <Formulario rechazos={form.rechazos} onEnviar={onEnviar}>
        {children}
        <footer className="reportes-form-pie">
          <Button onClick={() => void cerrar()}>Cerrar</Button>
          <Button type="primary" danger={peligro} htmlType="submit" loading={form.enviando}>
            {accion}
          </Button>
        </footer>
      </Formulario>
    </Modal>
  );
}

type FormularioProps = {
  rechazos: number;
  onEnviar: () => Promise<unknown>;
  children: ReactNode;
};

/** Sends on Enter; the first wrong field gets the focus each time it is refused. */
export function Formulario({ rechazos, onEnviar, children }: FormularioProps) {
  const formulario = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (rechazos > 0)
      formulario.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rechazos]);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void onEnviar();
  };
  return (
    <form ref={formulario} className="reportes-form" noValidate onSubmit={onSubmit}>
      {children}
    </form>
  );
}
