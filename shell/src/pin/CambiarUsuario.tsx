import './pin.css';

import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';

import { useEmpresaActiva, useUsuario } from '@comanda/shared/session';
import { PinCampo, soloDePin } from '@comanda/shared/piezas/pin';
import { QuienCampo, useQuienes } from '@comanda/shared/piezas/quien';
import { useMedia } from '@comanda/shared/piezas/vista';
import { Alert, Button, type InputRef } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { Teclado } from './Teclado';
import { useCambiarUsuario } from './useCambiarUsuario';

const CORTO = 'El PIN tiene de 4 a 6 dígitos';
const SIN_QUIEN = 'Elija quién sigue';

/** Where the keys stand beside what is typed with them, as its sheet has it. */
const ACOSTADA = '(max-height: 540px) and (min-width: 600px)';

type CambiarUsuarioProps = {
  /** As far as it was typed, also before the dialog stood. */
  pin: string;
  onPin: (pin: string) => void;
  onCerrar: () => void;
};

/** Who is chosen and types their PIN goes on at this till. Fingers press its keys, hands at a keyboard type. */
export default function CambiarUsuario({ pin, onPin, onCerrar }: CambiarUsuarioProps) {
  const usuario = useUsuario();
  const acostada = useMedia(ACOSTADA);
  const { empresa } = useEmpresaActiva();
  const [elegido, setElegido] = useState('');
  const de = sinElla(useQuienes(empresa), usuario?.id);
  const quien = de.unico ?? elegido;
  const campo = useRef<InputRef>(null);
  const { cambiar, cambiando, fallo, olvidarFallo, fallar } = useCambiarUsuario(onCerrar);

  useEffect(() => {
    if (fallo !== null && !cambiando) campo.current?.focus(); // not while it is disabled
  }, [fallo, cambiando]);

  const escribir = (nuevo: string) => {
    olvidarFallo();
    onPin(nuevo);
  };
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (empresa === null || cambiando) return;
    if (quien === '') {
      fallar(SIN_QUIEN);
      return;
    }
    if (pin.length < 4) {
      fallar(CORTO);
      return;
    }
    if (await cambiar({ empresa, usuario: quien, pin })) return;
    onPin('');
  };

  return (
    <Modal
      open
      title="Cambiar usuario"
      width={acostada ? 640 : 340}
      footer={null}
      onCancel={() => !cambiando && onCerrar()}
    >
      <form className="ui-pila pin" onSubmit={(event) => void onSubmit(event)} onKeyDown={callar}>
        <p>
          Ahora: {usuario?.nombreCompleto}. Elija quién es y escriba su PIN para seguir usted en{' '}
          {empresa}.
        </p>
        <QuienCampo
          etiqueta="Quién sigue"
          de={de}
          elegido={quien}
          onElegir={(otro) => {
            olvidarFallo();
            setElegido(otro);
          }}
          onSeguir={(digito) => {
            if (digito !== '') escribir(soloDePin(pin + digito));
            campo.current?.focus();
          }}
          vacio="Nadie más tiene PIN en esta empresa: se crea en Mi cuenta."
        />
        <PinCampo
          ref={campo}
          sinTeclado
          autoFocus
          aria-label="PIN"
          aria-invalid={fallo !== null}
          value={pin}
          disabled={cambiando}
          onChange={escribir}
        />
        {fallo !== null && <Alert type="error" showIcon role="alert" title={fallo} />}
        <Teclado
          disabled={cambiando}
          onDigito={(digito) => pin.length < 6 && escribir(pin + digito)}
          onBorrar={() => escribir(pin.slice(0, -1))}
        />
        <Button type="primary" size="large" block htmlType="submit" loading={cambiando}>
          Entrar
        </Button>
      </form>
    </Modal>
  );
}

/** Who is at the till already would trade a session with a password for one that administers nothing. */
function sinElla(de: ReturnType<typeof useQuienes>, yo: string | undefined): typeof de {
  const quienes = de.quienes.filter(({ id }) => id !== yo);
  return { ...de, quienes, unico: quienes.length === 1 ? quienes[0]?.id : undefined };
}

/** The screen behind has keys of its own, and does not know that something stands over it. */
function callar(event: KeyboardEvent): void {
  if (/^(F\d+|\?)$/.test(event.key)) event.stopPropagation();
}
