import type { useDialogos } from '../useDialogos';
import { useTeclas } from '../useTeclas';

type TeclasDeMesa = {
  /** A dialog stands over the till. */
  hayEncima: boolean;
  /** The answer of a sale is awaited: nothing may change. */
  esperando: boolean;
  irAOrden: () => void;
  enviar: () => Promise<unknown>;
  pagarTodo: () => Promise<void>;
  deCuenta: ReturnType<typeof useDialogos>;
};

/** The keys that `AtajosModal` lists and the buttons show, on a table. */
export function useTeclasDeMesa(teclas: TeclasDeMesa): void {
  const { hayEncima, esperando, irAOrden, enviar, pagarTodo, deCuenta } = teclas;
  const libre = !hayEncima && !esperando;
  useTeclas({
    F2: () => libre && deCuenta.registrar(),
    F4: () => !hayEncima && irAOrden(),
    F7: () => libre && void enviar(),
    F8: () => libre && deCuenta.dividir(),
    F9: () => libre && void pagarTodo(),
    ...(!hayEncima && { '?': deCuenta.verAtajos }), // a dialog's boxes may want to say it
  });
}
