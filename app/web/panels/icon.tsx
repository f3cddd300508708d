const PATHS = {
  eye: 'M2.5 12C5.6 7 8.6 5.2 12 5.2S18.4 7 21.5 12c-3.1 5-6.1 6.8-9.5 6.8S5.6 17 2.5 12Zm9.5 3.4a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8Z',
  move: 'M5 3.5 18.5 12l-6 1.3L9 19.5 5 3.5Zm7.8 10 4.2 6',
  way: 'M5.5 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm2-2h7.2a3.3 3.3 0 0 0 0-6.6H9.3a3.3 3.3 0 0 1 0-6.6h8m-3-2.8 3 2.8-3 2.8',
  measure: 'M3 15.5 15.5 3 21 8.5 8.5 21 3 15.5Zm3-3 2 2m1-5 2.6 2.6M12 6.5l2 2',
  template: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 9.5v5M9.5 12h5',
  lab: 'M4 4h5v5H4zM9.5 9.5h5v5h-5zM15 4h5v5h-5zM4 15h5v5H4zM15 15h5v5h-5z',
  list: 'M8.5 6h12M8.5 12h12M8.5 18h12M4 6h.01M4 12h.01M4 18h.01',
  top: 'M4 4h16v16H4zM4 10h16M10 4v16',
  front: 'M3 18.5h18M5 18.5V9l5-3v12.5M10 11h9v7.5',
  home: 'M4 8.5 12 4l8 4.5v7L12 20l-8-4.5v-7Zm0 0 8 4.5 8-4.5M12 13v7',
  names: 'M3.5 6.5h11l6 5.5-6 5.5h-11v-11ZM15 12h.01',
  undo: 'M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h3',
  file: 'M6 3h8l5 5v13H6V3Zm8 0v5h5',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-2.6-11.2A2.6 2.6 0 1 1 12.9 12.3c-.7.3-.9.8-.9 1.5M12 17h.01',
  swap: 'M4 8h15m-4-4 4 4-4 4M20 16H5m4 4-4-4 4-4',
  close: 'm6 6 12 12M18 6 6 18',
  turnLeft: 'M4 12a8 8 0 1 1 2.5 5.8M4 5.5V12h6.5',
  turnRight: 'M20 12a8 8 0 1 0-2.5 5.8M20 5.5V12h-6.5',
  ahead: 'M12 20V4.5M6 10.5l6-6 6 6',
  back: 'M12 4v15.5M6 13.5l6 6 6-6',
  trash: 'M4 7h16M9.5 7V4h5v3M6.5 7l1 13.5h9l1-13.5M10 11v6M14 11v6',
  frame: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M12 12h.01',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  cross: 'm7 7 10 10M17 7 7 17',
  close_call: 'M4 12c2.2-4 4.2-4 6 0s3.8 4 6 0 2.5-3.2 4-3.4',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 9.5h17M3.5 14.5h17M12 3c-5 5.5-5 12.5 0 18 5-5.5 5-12.5 0-18Z',
  import: 'M12 3v12m-5-5 5 5 5-5M4 19.5h16',
  rules: 'M5 4.5A2.5 2.5 0 0 1 7.5 2H19v17H7.5A2.5 2.5 0 0 0 5 21.5v-17Zm0 17A2.5 2.5 0 0 0 7.5 22H19M9 7h6M9 11h6',
  computer: 'M4 4.5h16v11.5H4zM12 16v4M8.5 20h7',
  earlier: 'M14.5 5.5 8 12l6.5 6.5',
  later: 'M9.5 5.5 16 12l-6.5 6.5',
  dice: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Zm3.5 4.5h.01M12 12h.01M15.5 15.5h.01M15.5 8.5h.01M8.5 15.5h.01',
  door: 'M6 21V3h10v18M4 21h16M13 12h.01',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing beside words; it never stands for them alone. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={PATHS[name]} strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
