import { useId, useRef, useState, type DragEvent } from 'react';

import { Ancho } from '@comanda/shared/piezas/formulario';
import { FotoProducto } from '@comanda/shared/piezas/foto';
import { Button } from '@comanda/shared/ui/core';

import estilos from './imagen.module.css';
import { imagenMensajes as mensajes } from './imagenMensajes';
import type { ManoDeImagen } from './useImagen';

const LADO = 88;

/** The picture as it would be seen, and how it is changed: chosen, taken with a phone's camera, dropped, taken off. */
export function ImagenProducto({ imagen }: { imagen: ManoDeImagen }) {
  const entrada = useRef<HTMLInputElement>(null);
  const [encima, setEncima] = useState(false);
  const ayudaId = useId();
  const { elegida, actual, falta } = imagen;
  const onElegido = (archivo: File | undefined) => {
    if (archivo) void imagen.elegir(archivo);
  };
  const onSoltar = (evento: DragEvent) => {
    evento.preventDefault();
    setEncima(false);
    onElegido(evento.dataTransfer.files[0]);
  };
  return (
    <Ancho>
      <div
        role="group"
        aria-label="Imagen del producto"
        className={estilos.caja}
        data-encima={encima || undefined}
        onDragOver={(evento) => {
          evento.preventDefault();
          setEncima(true);
        }}
        onDragLeave={() => setEncima(false)}
        onDrop={onSoltar}
      >
        {elegida === null ? (
          <FotoProducto imagen={actual} tamano={LADO} />
        ) : (
          <img className={estilos.elegida} src={elegida} alt="Imagen elegida" />
        )}
        <div className={estilos.mandos}>
          <div className={estilos.botones}>
            <Button aria-describedby={ayudaId} onClick={() => entrada.current?.click()}>
              {elegida === null && actual === null ? 'Elegir imagen' : 'Cambiar imagen'}
            </Button>
            {(elegida ?? actual) !== null && <Button onClick={imagen.quitar}>Quitar</Button>}
          </div>
          <small
            id={ayudaId}
            role={falta === null ? undefined : 'alert'}
            data-falta={falta !== null || undefined}
          >
            {falta ?? mensajes.ayuda}
          </small>
        </div>
        <input
          ref={entrada}
          hidden
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label="Archivo de la imagen"
          onChange={({ target }) => {
            onElegido(target.files?.[0]);
            target.value = ''; // the same one may be chosen again
          }}
        />
      </div>
    </Ancho>
  );
}
