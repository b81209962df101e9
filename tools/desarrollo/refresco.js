// First in the frame of `npm run dev`: the runtime that redraws components in their place, for the area to find.
import * as refresco from 'react-refresh/runtime';

refresco.injectIntoGlobalHook(globalThis);
globalThis.comandaRefrescoDeReact = refresco;
globalThis.__reactRefreshInjected_comanda = true; // the area's own start would do it again
