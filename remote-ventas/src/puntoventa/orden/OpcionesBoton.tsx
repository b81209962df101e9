import type { Linea } from '@comanda/shared/domain/orden/carrito';
import { Button, Icono } from '@comanda/shared/ui/core';

type OpcionesBotonProps = { linea: Linea; onAbrir: () => void };

/** What was chosen of the groups of a dish, and the way to choose otherwise. */
export function OpcionesBoton({ linea: { modificadores = [] }, onAbrir }: OpcionesBotonProps) {
  const elegidas = modificadores.map(({ nombre }) => nombre).join(', ');
  return (
    <Button block icon={<Icono nombre="lapiz" />} title={elegidas} onClick={onAbrir}>
      Cambiar opciones
    </Button>
  );
}
