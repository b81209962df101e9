import { useEffect, useState } from 'react';

import AntModal, { type ModalProps } from 'antd/es/modal';

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

/** antd's dialog gives the focus back when `open` turns false. Ours are unmounted instead: this one does it then. */
export function Modal(props: ModalProps) {
  const [antes] = useState(deVuelta);
  useEffect(
    () => () => {
      if (document.activeElement === document.body) antes.find((uno) => uno.isConnected)?.focus();
    },
    [antes],
  );
  return <AntModal styles={A_UN_LADO} transitionName={SIN_MOVERSE} {...props} />;
}
