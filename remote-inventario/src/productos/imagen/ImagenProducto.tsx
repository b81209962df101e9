import { useId } from 'react';

import { CajaArchivo } from '@comanda/shared/piezas/archivos';
import { Ancho } from '@comanda/shared/piezas/formulario';
import { FotoProducto } from '@comanda/shared/piezas/foto';
import { Button } from '@comanda/shared/ui/core';

import estilos from './imagen.module.css';
import { imagenMensajes as mensajes } from './imagenMensajes';
import type { ManoDeImagen } from './useImagen';

const LADO = 88;

/** The picture as it would be seen, and how it is changed: chosen, taken with a phone's camera, dropped, taken off. */
export function ImagenProducto({ imagen }: { imagen: ManoDeImagen }) {
  const ayudaId = useId();
  const { elegida, actual, falta } = imagen;
  return (
    <Ancho>
      <CajaArchivo
        etiqueta="Imagen del producto"
        acepta="image/jpeg,image/png,image/webp"
        onArchivo={(archivo) => void imagen.elegir(archivo)}
      >
        {(elegir) => (
          <>
            {elegida === null ? (
              <FotoProducto imagen={actual} tamano={LADO} />
            ) : (
              <img className={estilos.elegida} src={elegida} alt="Imagen elegida" />
            )}
            <div className={estilos.mandos}>
              <div className={estilos.botones}>
                <Button aria-describedby={ayudaId} onClick={elegir}>
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
          </>
        )}
      </CajaArchivo>
    </Ancho>
  );
}
