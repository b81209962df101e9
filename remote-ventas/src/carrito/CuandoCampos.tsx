import { useState } from 'react';

import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { Campo } from '@comanda/shared/piezas/formulario';

/** When a sale is issued by itself, and what is said of it; of the till's form and of the list's. */
export function CuandoCampos() {
  const [hoy] = useState(() => fechaNegocio(new Date()));
  return (
    <>
      <Campo.Fecha nombre="fecha" etiqueta="Fecha" min={hoy} />
      <Campo.Hora nombre="hora" etiqueta="Hora" />
      <Campo.Si nombre="repetir" etiqueta="Repetir todos los días" ancho />
      <Campo.Texto nombre="mensaje" etiqueta="Mensaje" filas={2} ancho />
    </>
  );
}
