import { useSyncExternalStore } from 'react';

const enLinea = () => navigator.onLine;

function suscribir(oyente: () => void): () => void {
  window.addEventListener('online', oyente);
  window.addEventListener('offline', oyente);
  return () => {
    window.removeEventListener('online', oyente);
    window.removeEventListener('offline', oyente);
  };
}

/** Whether this machine has a network, as the browser sees it. */
export function useConexion(): boolean {
  return useSyncExternalStore(suscribir, enLinea);
}
