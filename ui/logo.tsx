export function Logo({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="5" className="fill-deep" />
      <path
        className="fill-ochre-light"
        d="M7.5 25.5h6.5l1.2-4.4H8.7zM12 18.9h6.2l1.1-3.9h-6.2zM16.2 12.9h5.6l.9-3.3h-5.6zM20 7.8h4.8l.6-2.3h-4.8z"
      />
    </svg>
  );
}
