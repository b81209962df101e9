import './dialogos.css';

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent as MouseEventDeReact,
  type ReactNode,
  type RefObject,
} from 'react';
import AntModal, { type ModalProps } from 'antd/es/modal';

import { cerrarAlVolver } from './alVolver';
import { mirarPulsaciones, tragarSegundaVez } from './segundaVez';

let ultimoFuera: HTMLElement | null = null;

/** What had the focus before the first of the dialogs that follow one another. */
function alAbrir(): HTMLElement | null {
  const activo = document.activeElement;
  if (activo instanceof HTMLElement && !activo.closest('[role="dialog"]')) ultimoFuera = activo;
  return ultimoFuera;
}

/** What a dialog gives the focus back to: the one that stays open under it, or what the first was opened from. */
const deVuelta = (): HTMLElement[] =>
  [document.activeElement, alAbrir()].filter(
    (uno) => uno instanceof HTMLElement && uno !== document.body,
  ) as HTMLElement[]; // filter does not narrow by two conditions

/** A long title leaves the corner to the button that closes. */
const A_UN_LADO = { header: { paddingInlineEnd: 40 } };

/**
 * It appears where it stays: antd's grows into place, and a press that begins on 'Cobrar' then ends on what has moved under
 * it, which is no click and says nothing.
 */
const SIN_MOVERSE = 'ant-fade';

/** Where one types first. */
const CAMPO =
  ':is(input, textarea):not([type="radio"], [type="checkbox"], [type="file"], :disabled)';

/**
 * What is typed after opening a dialog goes into it. On a busy machine a field may ask for the focus before antd has put
 * the dialog into the page, and is not heard: its first button, the one that closes, would have it then, and Enter
 * would press that. On touch a field that nobody asked for would bring the keyboard over the dialog.
 */
function tomarFoco(cuerpo: HTMLElement | null): void {
  if (!cuerpo || cuerpo.contains(document.activeElement)) return;
  const deDedo = matchMedia('(pointer: coarse)').matches;
  const elegido = cuerpo.querySelector<HTMLElement>('[data-foco]');
  const campo = deDedo ? null : cuerpo.querySelector<HTMLElement>(CAMPO);
  const destino = elegido ?? campo ?? cuerpo.closest<HTMLElement>('[role="dialog"]');
  destino?.focus({ preventScroll: true });
}

type CuerpoProps = {
  ref: RefObject<HTMLDivElement | null>;
  alEstar: () => void;
  children: ReactNode;
};

function Cuerpo({ ref, alEstar, children }: CuerpoProps) {
  const estar = useEffectEvent(alEstar);
  useEffect(() => {
    let cuadro = 0;
    const intentar = () => {
      if (ref.current?.isConnected) estar();
      else cuadro = requestAnimationFrame(intentar);
    };
    intentar();
    return () => cancelAnimationFrame(cuadro);
  }, [ref]);
  return (
    <div ref={ref} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** Nobody pressed anything in the page: no dialog of ours asks what closed it. */
const SIN_EVENTO = {} as MouseEventDeReact<HTMLButtonElement>;

/** antd's dialog gives the focus back when `open` turns false. Ours are unmounted instead: this one does it then. */
export function Modal({ children, afterOpenChange, ...props }: ModalProps) {
  const [antes] = useState(deVuelta);
  const cuerpo = useRef<HTMLDivElement>(null);
  // where somebody goes before it has come all the way is theirs; what antd gives the focus to is nobody's
  const fueAlguien = useRef(false);
  const anotarIda = () => {
    fueAlguien.current = true;
  };
  const llevarFoco = () => {
    if (!fueAlguien.current) tomarFoco(cuerpo.current);
  };
  // one that no key closes, Back does not either
  const alVolver = useEffectEvent(() => props.keyboard !== false && props.onCancel?.(SIN_EVENTO));
  useEffect(() => cerrarAlVolver(() => alVolver()), []);
  useEffect(mirarPulsaciones, []);
  useEffect(
    () => () => {
      tragarSegundaVez();
      if (document.activeElement === document.body) antes.find((uno) => uno.isConnected)?.focus();
    },
    [antes],
  );
  return (
    <AntModal
      styles={A_UN_LADO}
      transitionName={SIN_MOVERSE}
      afterOpenChange={(abierto) => {
        if (abierto) llevarFoco();
        afterOpenChange?.(abierto);
      }}
      wrapProps={{
        onPointerDownCapture: anotarIda,
        onKeyDownCapture: ({ key }: KeyboardEvent) => {
          if (key === 'Tab') anotarIda();
        },
      }}
      {...props}
    >
      <Cuerpo ref={cuerpo} alEstar={llevarFoco}>
        {children}
      </Cuerpo>
    </AntModal>
  );
}
