import { useEffect, useState } from 'react';

export type Almacenamiento = { persistente: boolean; libre: number | null };

const MB = 1024 * 1024;

/** Whether the browser promises to keep what a till keeps, and how many megabytes it would still take; null: it does not say. */
export function useAlmacenamiento(): Almacenamiento | null {
  const [estado, setEstado] = useState<Almacenamiento | null>(null);
  useEffect(() => {
    let sigue = true;
    leer()
      .then((leido) => sigue && setEstado(leido))
      .catch((error: unknown) => console.error(error));
    return () => void (sigue = false);
  }, []);
  return estado;
}

async function leer(): Promise<Almacenamiento | null> {
  if (!('storage' in navigator)) return null; // over plain http
  const { quota, usage = 0 } = await navigator.storage.estimate();
  return {
    persistente: await navigator.storage.persisted(),
    libre: quota === undefined ? null : Math.floor((quota - usage) / MB),
  };
}
