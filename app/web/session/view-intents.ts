import { type Dialog, type Hint, read, type Selected, type ToolName, type View, write } from './session.ts';

export const look = (view: View) => write({ view: { ...view } });

/** Into the eye of the one who looks (or is selected), and back out of it. */
export function toggleEye(): void {
  const { view, looker, selected, document } = read();
  if (view.kind === 'eye') {
    look({ kind: 'back' });
    return;
  }
  const of = looker ?? (selected?.kind === 'model' ? selected.id : null);
  if (of !== null && of in document.board.models) look({ kind: 'eye', of });
}

export const frame = (on: Selected) => look({ kind: 'frame', on });
export const takeTool = (tool: ToolName) => write({ tool });
/** Opens and shuts the list of everything on the board; `walked` leads the focus into it. */
export const toggleList = (walked = false) => write({ listOpen: !read().listOpen, listWalked: walked });
export const toggleNames = () => write({ names: !read().names });
export const toggleSheet = () => write({ sheetTall: !read().sheetTall });
export const toggleEyePicture = () => write({ eyePicture: !read().eyePicture });
export const toggleMillimetres = () => write({ inMillimetres: !read().inMillimetres });
export const openDialog = (dialog: Dialog) => write({ dialog });
export const setHint = (hint: Hint) => write({ hint });
export const leaveStart = (hint: Hint = null) => write({ start: false, hint, view: { kind: 'home' } });
