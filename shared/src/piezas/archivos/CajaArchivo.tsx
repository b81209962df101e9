import { useState, type ReactNode } from 'react';

import estilos from './archivos.module.css';

type CajaArchivoProps = {
  etiqueta: string;
  /** Types as the input of a page takes them: 'image/png', '.csv,.xlsx'. */
  acepta: string;
  onArchivo: (archivo: File) => void;
  /** What stands in the box; `elegir` opens the system's own picker, which on a phone has the camera in it. */
  children: (elegir: () => void) => ReactNode;
};

/** A box that a file is chosen from or dropped into, whatever it shows. */
export function CajaArchivo({ etiqueta, acepta, onArchivo, children }: CajaArchivoProps) {
  const [entrada, setEntrada] = useState<HTMLInputElement | null>(null);
  const [encima, setEncima] = useState(false);
  const onElegido = (archivo: File | undefined) => {
    if (archivo) onArchivo(archivo);
  };
  return (
    <div
      role="group"
      aria-label={etiqueta}
      className={`ui-fila ${estilos.caja ?? ''}`}
      data-encima={encima || undefined}
      onDragOver={(evento) => {
        evento.preventDefault();
        setEncima(true);
      }}
      onDragLeave={() => setEncima(false)}
      onDrop={(evento) => {
        evento.preventDefault();
        setEncima(false);
        onElegido(evento.dataTransfer.files[0]);
      }}
    >
      {children(() => entrada?.click())}
      <input
        ref={setEntrada}
        hidden
        type="file"
        accept={acepta}
        aria-label={`Archivo: ${etiqueta}`}
        onChange={({ target }) => {
          onElegido(target.files?.[0]);
          target.value = ''; // the same one may be chosen again
        }}
      />
    </div>
  );
}
