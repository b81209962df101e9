import { useRef } from 'react';

import { useSinEnviar } from '@comanda/shared/session';
import { confirmar, DESCARTAR } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import type { Call } from '../../contracts/defineCall';

import { FlechasDeHoja, useVecinas } from '../hoja';

import { Formulario, type FormularioProps } from './Formulario';

type FormModalProps<C extends Call, R> = Omit<
  FormularioProps<C, R>,
  'onCancelar' | 'cancelar' | 'onEstado'
> & {
  titulo: string;
  onCerrar: () => void;
  /** Another one begins the form anew: what was typed, and what was wrong with it, is gone. */
  vuelta?: number;
  /** Pixels. */
  ancho?: number;
  /** A record of a table is a sheet beside it; what asks one thing is a dialog. */
  forma?: 'hoja';
  /** Its buttons alone close it, no key. */
  fija?: boolean;
};

const ANCHO_DE_HOJA = 480;
/** One sheet takes the place of another: neither it nor what is behind it comes in anew. */
const SIN_ENTRADA = { transitionName: '', maskTransitionName: '' };

/**
 * A form in a dialog: Enter sends it, Escape and 'Cerrar' close it and ask first when something would be lost, a click
 * beside it does nothing. While the call is on its way it stays.
 */
export function FormModal<C extends Call, R>(props: FormModalProps<C, R>) {
  const { titulo, onCerrar, vuelta, ancho = 640, forma, fija = false, ...formulario } = props;
  const { cerrar, irse, onEstado } = useCerrarConCuidado(onCerrar);
  const deFila = useVecinas();
  const vecinas = forma ? deFila : null;
  return (
    <Modal
      {...(vecinas?.llegada && SIN_ENTRADA)}
      open
      title={titulo}
      width={forma ? ANCHO_DE_HOJA : ancho}
      className={forma && 'ui-hoja'}
      footer={null}
      mask={{ closable: false }}
      keyboard={!fija}
      onCancel={() => void cerrar()}
    >
      {vecinas && <FlechasDeHoja vecinas={vecinas} irse={irse} />}
      <Formulario
        key={vuelta}
        {...formulario}
        cancelar="Cerrar"
        onCancelar={() => void cerrar()}
        onEstado={onEstado}
      />
    </Modal>
  );
}

type Estado = { sucio: boolean; enviando: boolean };

const SIN_LO_PROPIO: Estado = { sucio: false, enviando: false };

/**
 * For a dialog around one or several forms: asks before what was typed is lost, and waits for what is on its way. `propio`: of what
 * the dialog holds itself.
 */
export function useCerrarConCuidado(onCerrar: () => void, propio = SIN_LO_PROPIO) {
  useSinEnviar(propio.sucio);
  const estados = useRef(new Map<string, Estado>());
  const preguntando = useRef(false);
  const anotar = (formulario: string) => (estado: Estado) =>
    void estados.current.set(formulario, estado);

  /** Does it, once what was typed is let go. */
  const irse = async (hacer: () => void) => {
    const todos = [...estados.current.values(), propio];
    if (preguntando.current || todos.some(({ enviando }) => enviando)) return;
    preguntando.current = true;
    const seguro = !todos.some(({ sucio }) => sucio) || (await confirmar(DESCARTAR));
    preguntando.current = false;
    if (seguro) hacer();
  };
  const cerrar = () => irse(onCerrar);
  return { cerrar, irse, onEstado: anotar('unico'), onEstadoDe: anotar };
}
