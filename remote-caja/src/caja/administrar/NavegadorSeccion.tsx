import type { PapelDelNavegador } from '@comanda/shared/api';
import { formatFecha, formatHora } from '@comanda/shared/domain/texto/fecha';
import { Opciones } from '@comanda/shared/piezas/opciones';
import { Button, withNotice } from '@comanda/shared/ui/core';

import { useImprimirHojaCajaMutation } from '../hojaApi';

import { administrarMensajes as mensajes } from './administrarMensajes';

const SERVICIO = 'SERVICIO';
const CON_QUE = [
  { valor: SERVICIO, texto: 'Servicio de impresión' },
  { valor: '80', texto: 'Navegador, papel de 80 mm' },
  { valor: '58', texto: 'Navegador, papel de 58 mm' },
] as const;

type NavegadorSeccionProps = {
  empresa: string;
  papel: PapelDelNavegador;
  onPapel: (papel: PapelDelNavegador) => void;
};

/** With what this machine prints: a tablet, or a till that has just come, has no print service and prints as any page does. */
export function NavegadorSeccion({ empresa, papel, onPapel }: NavegadorSeccionProps) {
  return (
    <section aria-label="Con qué imprime este equipo" className="ui-pila">
      <Opciones
        etiqueta="Con qué imprime este equipo"
        opciones={CON_QUE}
        elegida={papel ?? SERVICIO}
        onElegir={(valor) => onPapel(valor === SERVICIO ? null : valor)}
      />
      {papel !== null && (
        <>
          <p>{mensajes.queHaceElNavegador}</p>
          <PruebaDelNavegador empresa={empresa} />
        </>
      )}
    </section>
  );
}

function PruebaDelNavegador({ empresa }: { empresa: string }) {
  const [imprimir, { isLoading }] = useImprimirHojaCajaMutation();
  const onImprimir = () => {
    const ahora = new Date();
    const filas = [{ texto: formatFecha(ahora), valor: formatHora(ahora) }];
    const hoja = {
      empresa,
      titulo: 'PRUEBA',
      cabecera: [mensajes.papelDePrueba],
      secciones: [{ titulo: 'Impreso con el navegador', filas }],
      firma: null,
    };
    void withNotice(imprimir(hoja).unwrap(), { titulo: mensajes.impresora.titulo });
  };
  return (
    <div>
      <Button loading={isLoading} onClick={onImprimir}>
        Imprimir prueba
      </Button>
    </div>
  );
}
