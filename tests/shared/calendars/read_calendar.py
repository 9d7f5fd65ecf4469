"""Reads calendars with Debian's python3-icalendar: a JSON array of paths on the standard input, a JSON array of events for each on the output."""

import json
import sys
from datetime import timezone

from icalendar import Calendar


def read(path):
    with open(path, "rb") as file:
        calendar = Calendar.from_ical(file.read())
    return [
        {
            "uid": str(event["UID"]),
            "summary": str(event["SUMMARY"]),
            "description": str(event["DESCRIPTION"]),
            "location": str(event["LOCATION"]),
            "start": event["DTSTART"].dt.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M"),
            "end": event["DTEND"].dt.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M"),
        }
        for event in calendar.walk("VEVENT")
    ]


json.dump([read(path) for path in json.load(sys.stdin)], sys.stdout)
