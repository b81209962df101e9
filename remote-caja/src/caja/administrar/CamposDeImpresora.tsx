import { Campo, useValor } from '@comanda/shared/piezas/formulario';

import { CAJONES, CLASES, CORTES, DE_ESTACION, PAGINAS, PAPELES } from './impresoraEnPalabras';

const DONDE: Readonly<Record<string, { etiqueta: string; ayuda: string }>> = {
  RED: {
    etiqueta: 'Dirección en la red',
    ayuda: 'Como 192.168.1.50. Si no usa el puerto 9100, agréguelo: 192.168.1.50:9101',
  },
  COLA: {
    etiqueta: 'Nombre de la impresora',
    ayuda: 'En Windows, el nombre con que está compartida. En Linux, el de su cola',
  },
};

type CamposDeImpresoraProps = { nombre: string; deEstacion: boolean };

/** How a printer is connected, and what its model needs to be told. */
export function CamposDeImpresora({ nombre, deEstacion }: CamposDeImpresoraProps) {
  const clase = useValor('clase');
  const donde = typeof clase === 'string' ? DONDE[clase] : undefined;
  return (
    <>
      <Campo.Opcion
        nombre="clase"
        etiqueta={`Impresora de ${nombre}`}
        opciones={deEstacion ? DE_ESTACION : CLASES}
        ancho
      />
      {donde && <Campo.Texto nombre="direccion" {...donde} ancho />}
      {clase !== 'CAJA' && (
        <>
          <Campo.Opcion nombre="columnas" etiqueta="Papel" opciones={PAPELES} />
          <Campo.Opcion nombre="pagina" etiqueta="Página de códigos" opciones={PAGINAS} />
          <Campo.Opcion nombre="corte" etiqueta="Corte" opciones={CORTES} />
          {!deEstacion && <Campo.Opcion nombre="cajon" etiqueta="Cajón" opciones={CAJONES} />}
          <Campo.Numero nombre="copias" etiqueta="Copias de cada papel" cifras={1} />
        </>
      )}
    </>
  );
}
