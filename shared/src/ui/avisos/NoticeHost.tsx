import { useCallback, useEffect, useState, type ComponentProps, type ComponentType } from 'react';

import { registrarAnfitrion, type Pregunta } from '../notices';

import { agregarAviso, retirarDe, sinAviso, type Cola } from './cola';
import type PreguntaModal from './PreguntaModal';
import { Tira } from './Tira';

type Dialogo = ComponentType<ComponentProps<typeof PreguntaModal>>;
type Abierta = { pregunta: Pregunta; responder: (acepta: boolean) => void; Dialogo: Dialogo };

/** The dialogs' tier comes with the first question: a login that fails does not wait for it. */
const pedirDialogo = async (): Promise<Dialogo> => (await import('./PreguntaModal')).default;

let siguiente = 0;

/** Shows what `avisar` and `confirmar` say. The shell loads it after the first paint. */
export default function NoticeHost() {
  const [avisos, setAvisos] = useState<Cola>([]);
  const [abiertas, setAbiertas] = useState<readonly Abierta[]>([]);
  const quitar = useCallback((id: number) => setAvisos((cola) => sinAviso(cola, id)), []);

  useEffect(() => {
    let puesto = true;
    const esperan = new Set<Abierta['responder']>();
    const quitarse = registrarAnfitrion({
      mostrar: (aviso) => setAvisos((cola) => agregarAviso(cola, { ...aviso, id: siguiente++ })),
      retirar: (causa) => setAvisos((cola) => retirarDe(cola, causa)),
      preguntar: async (pregunta) => {
        const Dialogo = await pedirDialogo();
        if (!puesto) return false;
        return new Promise((responder) => {
          esperan.add(responder);
          setAbiertas((antes) => [...antes, { pregunta, responder, Dialogo }]);
        });
      },
    });
    return () => {
      puesto = false;
      quitarse();
      // nobody answers any more what stood there when the session ended
      for (const responder of esperan) responder(false);
    };
  }, []);

  const [abierta] = abiertas;
  const onResponder = (acepta: boolean) => {
    abierta?.responder(acepta);
    setAbiertas((antes) => antes.slice(1));
  };
  return (
    <>
      <Tira avisos={avisos} onQuitar={quitar} />
      {abierta && <abierta.Dialogo pregunta={abierta.pregunta} onResponder={onResponder} />}
    </>
  );
}
