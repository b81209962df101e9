import type { useDialogos } from './useDialogos';
import { useTeclas } from './useTeclas';

type TeclasDeVenta = {
  dialogos: ReturnType<typeof useDialogos>;
  /** The answer of a sale is awaited: nothing may change. */
  esperando: boolean;
  irAOrden: () => void;
  conPestanas: boolean;
  siguiente: () => void;
};

/** The keys that `AtajosModal` lists and the buttons show. */
export function useTeclasDeVenta(teclas: TeclasDeVenta) {
  const { dialogos, esperando, irAOrden, conPestanas, siguiente } = teclas;
  const { dialogo } = dialogos;
  const libre = !dialogo && !esperando;
  useTeclas({
    F2: () => libre && dialogos.registrar(),
    F4: () => !dialogo && irAOrden(),
    F6: () => libre && conPestanas && siguiente(),
    F8: () => libre && dialogos.dividir(),
    F9: () => libre && dialogos.pagarTodo(),
    ...(!dialogo && { '?': dialogos.verAtajos }), // a dialog's boxes may want to say it
  });
}
