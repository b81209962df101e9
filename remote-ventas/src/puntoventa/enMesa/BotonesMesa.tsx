import { Button } from '@comanda/shared/ui/core';

import { Tecla } from '../Tecla';
import { enMesaMensajes as mensajes } from './enMesaMensajes';

type BotonesMesaProps = {
  /** Lines that are not sent. */
  nuevas: number;
  enviando: boolean;
  /** Something of the order is to be paid. */
  porPagar: boolean;
  /** A sale's answer is awaited. */
  esperando: boolean;
  /** Some of it is paid: it is not split any more. */
  fija: boolean;
  onRegistrar: () => void;
  onDividir: () => void;
  onEnviar: () => void;
  onPagar: () => void;
  /** Another bar has the button that sends. */
  sinEnviar: boolean;
};

/** What is done with a table's order: what is new goes to the kitchen, what was served is charged. */
export function BotonesMesa(props: BotonesMesaProps) {
  const { nuevas, enviando, porPagar, esperando, fija, onEnviar, onPagar } = props;
  const nada = !porPagar && nuevas === 0;
  return (
    <footer className="ventas-botones enmesa-botones">
      <Button onClick={props.onRegistrar} disabled={esperando || !porPagar} aria-keyshortcuts="F2">
        Registrar
        <Tecla>F2</Tecla>
      </Button>
      <Button
        onClick={props.onDividir}
        disabled={esperando || !porPagar || fija}
        aria-keyshortcuts="F8"
      >
        Dividir Cuenta
        <Tecla>F8</Tecla>
      </Button>
      {!props.sinEnviar && (
        <Button
          type={nuevas > 0 ? 'primary' : 'default'}
          onClick={onEnviar}
          disabled={nuevas === 0 || enviando}
          aria-keyshortcuts="F7"
        >
          {nombreDeEnviar(nuevas, enviando)}
          <Tecla>F7</Tecla>
        </Button>
      )}
      <Button
        type={nuevas > 0 ? 'default' : 'primary'}
        onClick={onPagar}
        disabled={esperando || nada}
        title={nada ? mensajes.nadaPorPagar : undefined}
        aria-keyshortcuts="F9"
      >
        Pagar
        <Tecla>F9</Tecla>
      </Button>
    </footer>
  );
}

/** In words: antd's `loading` stays in a button's name when the answer is quick. */
export function nombreDeEnviar(nuevas: number, enviando: boolean): string {
  if (enviando) return mensajes.enviando;
  return nuevas > 0 ? `Enviar a cocina (${nuevas})` : 'Enviar a cocina';
}
