import type { ReactNode } from 'react';

import { formatMonto } from '@comanda/shared/domain/dinero';
import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import estilos from './reporteria.module.css';
import { textoDeMes } from './reporteriaMensajes';

type DetrasMarcoProps = {
  cifra: { titulo: string; como: string };
  mes: string;
  /** What they are, of the region that has the focus. */
  de: string;
  /** Once it was read: what they add up to, and how many they are in words. */
  suma: { monto: number; cuantos: string } | null;
  onCerrar: () => void;
  children: ReactNode;
};

/** The dialog of what is behind a figure: what it adds up to, and how it is computed. */
export function DetrasMarco({ cifra, mes, de, suma, onCerrar, children }: DetrasMarcoProps) {
  return (
    <Modal
      open
      title={cifra.titulo}
      width={1080}
      onCancel={onCerrar}
      footer={
        <Button type="primary" onClick={onCerrar}>
          Cerrar
        </Button>
      }
    >
      {/* what was opened has the focus, not the button that closes it: a second Enter in a hurry does nothing */}
      <div
        data-foco
        className={estilos.detras}
        tabIndex={0}
        role="region"
        aria-label={`${de} detras de la cifra`}
      >
        <p role="status">
          {suma && (
            <>
              <strong>{formatMonto(suma.monto)}</strong> en {suma.cuantos},{' '}
            </>
          )}
          {textoDeMes(mes)}
        </p>
        <p>{cifra.como}.</p>
        {children}
      </div>
    </Modal>
  );
}
